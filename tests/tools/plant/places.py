"""Finds the places of a program at which a fault can be planted, with libclang.

Left alone is what nobody could notice: whatever stands in a call of reserve(), which is about speed only.
"""

import os
import re
from dataclasses import dataclass

from clang.cindex import CursorKind, Index, TypeKind

NUMBERS = {TypeKind.BOOL, TypeKind.INT, TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.LONGLONG,
           TypeKind.ULONGLONG, TypeKind.SHORT, TypeKind.USHORT, TypeKind.UCHAR, TypeKind.SCHAR, TypeKind.CHAR_S,
           TypeKind.DOUBLE, TypeKind.FLOAT}

OTHER_OPERATOR = {
    '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '==', '&&': '||', '||': '&&', '+': '-', '-': '+',
    '*': '+', '/': '*', '%': '/', '&': '|', '|': '&', '^': '|', '<<': '>>', '>>': '<<',
}
OTHER_ASSIGNMENT = {'+=': '-=', '-=': '+=', '*=': '+=', '/=': '*=', '|=': '&=', '&=': '|=', '^=': '|=', '<<=': '>>=',
                    '>>=': '<<='}


@dataclass(frozen=True)
class Place:
    """`text`, which is what the file says from byte `begin` to `end`, becomes `fault`; `{}` of `form` is the number."""
    path: str
    begin: int
    end: int
    line: int
    kind: str
    text: str
    fault: str
    form: str

    def shown(self):
        def short(text):
            return re.sub(r'\s+', ' ', text)[:70]
        return f'{short(self.text)} → {short(self.fault)}'


class Finder:
    """Walks through one translation unit after the other; every file of ours is visited once."""

    def __init__(self, root):
        self.root = root
        self.seen = set()
        self.sources = {}
        self.own = {}  # the name of a file, and its path in our house
        self.places = []

    def parse(self, path, arguments):
        unit = Index.create().parse(path, args=arguments)
        new = set()
        for cursor in unit.cursor.get_children():
            self.walk_outside(cursor, new)
        self.seen |= new

    def path_of(self, cursor):
        file = cursor.location.file
        if file is None:
            return None
        if file.name not in self.own:
            path = os.path.relpath(os.path.realpath(file.name), self.root)
            self.own[file.name] = path if path.startswith(('core/', 'ui/', 'app/')) else None
        return self.own[file.name]

    def walk_outside(self, cursor, new):
        path = self.path_of(cursor)
        if path is None or path in self.seen:
            return
        new.add(path)
        if path not in self.sources:
            with open(os.path.join(self.root, path), 'rb') as file:
                self.sources[path] = file.read()
        if cursor.kind == CursorKind.COMPOUND_STMT:
            self.walk_inside(cursor, path, None)
            return
        for child in cursor.get_children():
            self.walk_outside(child, new)

    def text(self, path, extent):
        return self.sources[path][extent.start.offset:extent.end.offset].decode()

    def add(self, path, extent, kind, fault, form=None):
        text = self.text(path, extent)
        if text.strip() and len(text) < 300:
            form = form or f'(planted::at({{}}) ? ({fault}) : ({text}))'
            self.places.append(Place(path, extent.start.offset, extent.end.offset, extent.start.line, kind, text,
                                     fault, form))

    def walk_inside(self, cursor, path, parent):
        if cursor.location.file is None or self.path_of(cursor) != path:
            return
        kind = cursor.kind
        if kind in (CursorKind.CASE_STMT, CursorKind.STATIC_ASSERT):
            return
        if kind == CursorKind.CALL_EXPR and cursor.spelling == 'reserve':
            return
        if kind == CursorKind.VAR_DECL and re.match(r'(static\s+)?constexpr', self.text(path, cursor.extent)):
            return
        if kind == CursorKind.BINARY_OPERATOR:
            self.operator(cursor, path)
        elif kind == CursorKind.COMPOUND_ASSIGNMENT_OPERATOR:
            self.assignment(cursor, path)
        elif kind == CursorKind.IF_STMT:
            self.condition(cursor, path)
        elif kind == CursorKind.INTEGER_LITERAL and parent != CursorKind.INIT_LIST_EXPR:
            text = self.text(path, cursor.extent)
            if re.fullmatch(r"[0-9']+[uU]?", text):
                self.add(path, cursor.extent, 'constant', f'{text} + 1')
        elif kind == CursorKind.DECL_REF_EXPR and parent != CursorKind.INIT_LIST_EXPR:
            self.named_constant(cursor, path)
        elif kind == CursorKind.RETURN_STMT:
            self.returned(cursor, path)
        for child in cursor.get_children():
            if kind == CursorKind.COMPOUND_STMT:
                self.statement(child, path)
            self.walk_inside(child, path, kind)

    def operator(self, cursor, path):
        left, right = list(cursor.get_children())
        between = self.sources[path][left.extent.end.offset:right.extent.start.offset].decode().strip()
        number = all(side.type.get_canonical().kind in NUMBERS for side in (left, right))
        if between in OTHER_OPERATOR and number:
            a, b = self.text(path, left.extent), self.text(path, right.extent)
            self.add(path, cursor.extent, 'operator', f'{a} {OTHER_OPERATOR[between]} {b}')

    def assignment(self, cursor, path):
        left, right = list(cursor.get_children())
        between = self.sources[path][left.extent.end.offset:right.extent.start.offset].decode().strip()
        if between in OTHER_ASSIGNMENT and left.type.get_canonical().kind in NUMBERS:
            a, b = self.text(path, left.extent), self.text(path, right.extent)
            self.add(path, cursor.extent, 'assignment', f'{a} {OTHER_ASSIGNMENT[between]} {b}')

    def condition(self, cursor, path):
        children = list(cursor.get_children())
        first = children[0]
        if first.kind in (CursorKind.DECL_STMT, CursorKind.VAR_DECL) or not first.kind.is_expression():
            return
        text = self.text(path, first.extent)
        if 'if constexpr' not in self.text(path, cursor.extent)[:12]:
            # A pointer is no bool.
            form = f'(planted::at({{}}) ? !({text}) : static_cast<bool>({text}))'
            self.add(path, first.extent, 'condition', f'!({text})', form)

    def named_constant(self, cursor, path):
        target = cursor.referenced
        if target is None or target.kind != CursorKind.VAR_DECL or target.type.get_canonical().kind not in NUMBERS:
            return
        own = self.path_of(target)
        if own is None or not target.type.is_const_qualified() or target.semantic_parent.kind not in (
                CursorKind.NAMESPACE, CursorKind.CLASS_DECL, CursorKind.STRUCT_DECL):
            return
        if target.type.get_canonical().kind not in (TypeKind.BOOL, TypeKind.DOUBLE):
            text = self.text(path, cursor.extent)
            self.add(path, cursor.extent, 'constant', f'{text} + 1')

    def returned(self, cursor, path):
        children = list(cursor.get_children())
        if children and children[0].type.get_canonical().kind == TypeKind.BOOL:
            text = self.text(path, children[0].extent)
            self.add(path, children[0].extent, 'result', f'!({text})')

    def statement(self, cursor, path):
        calls = (CursorKind.CALL_EXPR, CursorKind.BINARY_OPERATOR, CursorKind.COMPOUND_ASSIGNMENT_OPERATOR,
                 CursorKind.UNARY_OPERATOR)
        inner = cursor
        while inner.kind == CursorKind.UNEXPOSED_EXPR and len(list(inner.get_children())) == 1:
            inner = next(inner.get_children())
        if inner.kind not in calls:
            return
        text = self.text(path, cursor.extent)
        if '.reserve(' in text:
            return
        kind = 'connection' if re.match(r'(QObject::)?connect\(', text) else 'statement'
        if len(text) < 300:
            self.add(path, cursor.extent, kind, '(nothing)', f'if (!planted::at({{}})) {text}')
