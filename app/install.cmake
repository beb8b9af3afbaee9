# What `cmake --install` lays down: the programs; with the window, what a desktop needs to show it in its menus; and the
# library. A part can be had by itself with `--component programs` or `--component library`.
include(CMakePackageConfigHelpers)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME programs)
foreach(program flipsolve flipgame)
    if(TARGET ${program})
        install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    endif()
endforeach()
if(TARGET flipsolve)
    install(FILES app/flipsolve.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
endif()
if(TARGET flipgame)
    install(FILES resources/flipgame.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES resources/flipgame-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME flipgame.xml)
    install(FILES resources/flipgame.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES resources/flipgame.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
endif()

if(PROJECT_IS_TOP_LEVEL)
    set(package ${CMAKE_INSTALL_LIBDIR}/cmake/FlipGame)
    write_basic_package_version_file(FlipGameConfigVersion.cmake COMPATIBILITY SameMinorVersion)
    install(TARGETS flip_core EXPORT FlipGameTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
    install(EXPORT FlipGameTargets NAMESPACE flip:: DESTINATION ${package} COMPONENT library)
    install(FILES core/FlipGameConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/FlipGameConfigVersion.cmake
            DESTINATION ${package} COMPONENT library)
    install(DIRECTORY core DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/flipgame COMPONENT library
            FILES_MATCHING PATTERN *.h)
endif()
