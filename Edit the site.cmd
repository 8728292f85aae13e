@echo off
cd /d "%~dp0"
where node >nul 2>nul
if errorlevel 1 (
  echo Node.js is missing: install the version called LTS from https://nodejs.org, then double-click again.
  pause
  exit /b 1
)
node editor\starter.mjs
if errorlevel 1 pause
