"""Builds the wheel of the module `flipgame` with CMake, as PEP 517 wants it, and with nothing but the standard library."""

import base64
import hashlib
import os
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))


def project():
    with open(os.path.join(HERE, 'pyproject.toml'), 'rb') as file:
        return tomllib.load(file)['project']


def built_module(folder):
    """The compiled module: its file name and its content."""
    configuration = ['-DCMAKE_BUILD_TYPE=Release', '-DCMAKE_UNITY_BUILD=ON', f'-DPython_EXECUTABLE={sys.executable}',
                     f'-DPYTHON_EXECUTABLE={sys.executable}']
    subprocess.run(['cmake', '-S', HERE, '-B', folder, *configuration], check=True)
    subprocess.run(['cmake', '--build', folder, '--parallel', str(os.cpu_count()), '--target', 'flipgame_python'],
                   check=True)
    name = 'flipgame' + sysconfig.get_config_var('EXT_SUFFIX')
    with open(os.path.join(folder, name), 'rb') as file:
        return name, file.read()


def tag():
    python = f'cp{sys.version_info.major}{sys.version_info.minor}'
    return f'{python}-{python}-{sysconfig.get_platform().replace("-", "_").replace(".", "_")}'


def metadata():
    """The files of the folder in which an installed package is described, by their paths."""
    about = project()
    info = f'{about["name"]}-{about["version"]}.dist-info'
    requirements = ''.join(f'Requires-Dist: {name}\n' for name in about['dependencies'])
    return info, {
        f'{info}/METADATA': (f'Metadata-Version: 2.1\nName: {about["name"]}\nVersion: {about["version"]}\n'
                             f'Summary: {about["description"]}\n{requirements}').encode(),
        f'{info}/WHEEL': f'Wheel-Version: 1.0\nGenerator: flipgame\nRoot-Is-Purelib: false\nTag: {tag()}\n'.encode(),
    }


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    """Without this, the wheel would be built twice."""
    info, files = metadata()
    os.makedirs(os.path.join(metadata_directory, info))
    for name, text in files.items():
        with open(os.path.join(metadata_directory, name), 'wb') as file:
            file.write(text)
    return info


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    with tempfile.TemporaryDirectory() as folder:
        module, content = built_module(folder)
    info, files = metadata()
    files[module] = content
    record = ''.join(f'{name},sha256={digest(text)},{len(text)}\n' for name, text in files.items())
    files[f'{info}/RECORD'] = (record + f'{info}/RECORD,,\n').encode()
    wheel = f'{info.removesuffix(".dist-info")}-{tag()}.whl'
    with zipfile.ZipFile(os.path.join(wheel_directory, wheel), 'w', zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return wheel


def digest(text):
    return base64.urlsafe_b64encode(hashlib.sha256(text).digest()).rstrip(b'=').decode()
