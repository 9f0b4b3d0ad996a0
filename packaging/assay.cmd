@echo off
rem Starts Assay from its checkout; builds it first when a source is newer than the last build.
rem No arguments open the workbench, arguments are the command line.
setlocal EnableExtensions DisableDelayedExpansion
for %%I in ("%~dp0..") do set "HOME_DIR=%%~fI"
set "JAR=%HOME_DIR%\target\assay.jar"
set "BUILT=%HOME_DIR%\target\assay.built"
set "CACHE=%HOME_DIR%\target\assay.aot"
set "JAVA="

if defined JAVA_HOME call :consider "%JAVA_HOME%"
for /d %%J in ("%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\jdk*" "%USERPROFILE%\.jdks\*") do if not defined JAVA call :consider "%%~J"
if not defined JAVA for %%P in (java.exe) do if not "%%~$PATH:P"=="" for %%H in ("%%~dp$PATH:P..") do call :consider "%%~fH"
if not defined JAVA (
  echo assay: needs JDK 25 or newer and found none: install one ^(for example from https://adoptium.net^) or let JAVA_HOME point to it. 1>&2
  exit /b 1
)

set "STALE="
if not exist "%JAR%" set "STALE=1"
if not exist "%BUILT%" set "STALE=1"
if not defined STALE powershell -NoProfile -Command "$b=(Get-Item -LiteralPath $env:BUILT).LastWriteTimeUtc; $n=Get-ChildItem -LiteralPath ($env:HOME_DIR+'\src\main\java'),($env:HOME_DIR+'\assets'),($env:HOME_DIR+'\pom.xml') -Recurse -File | Where-Object {$_.LastWriteTimeUtc -gt $b} | Select-Object -First 1; if ($n) {exit 1}" || set "STALE=1"
if defined STALE call :build || exit /b 1

if "%~1"=="" (
  "%JAVA%" "-Dassay.samples=%HOME_DIR%\sample-vaults" -jar "%JAR%"
) else (
  "%JAVA%" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "-XX:AOTCache=%CACHE%" -Xlog:disable -Xlog:all=error:stderr -jar "%JAR%" %*
)
exit /b %ERRORLEVEL%

:consider
if not exist "%~1\bin\java.exe" exit /b 0
if not exist "%~1\release" exit /b 0
for /f "usebackq tokens=2 delims==" %%V in (`findstr /b "JAVA_VERSION=" "%~1\release"`) do for /f "delims=.-+" %%N in ("%%~V") do if %%N GEQ 25 set "JAVA=%~1\bin\java.exe"
exit /b 0

:build
where mvn >nul 2>nul || (
  echo assay: has to be built first, and Maven is missing: install it from https://maven.apache.org and start again. 1>&2
  exit /b 1
)
echo assay: sources have changed, building once. 1>&2
if not exist "%HOME_DIR%\target" mkdir "%HOME_DIR%\target"
type nul > "%BUILT%.new"
pushd "%HOME_DIR%"
call mvn -q -B -ntp -Dmaven.test.skip=true package 1>&2
if errorlevel 1 (
  popd
  echo assay: the build failed, so nothing was started; the reason stands above. 1>&2
  exit /b 1
)
move /y "%BUILT%.new" "%BUILT%" >nul
if exist "%CACHE%" del "%CACHE%"
"%JAVA%" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:AOTCacheOutput=target\assay.aot -Xlog:disable -jar target\assay.jar verify sample-vaults >nul 2>nul
popd
exit /b 0
