#!/bin/sh
cd "$(dirname "$0")" || exit 1
# A double click does not read the profile in which installers add these.
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
if ! command -v node >/dev/null; then
  echo 'Node.js is missing: install the version called LTS from https://nodejs.org, then double-click again.'
  read -r _
  exit 1
fi
node editor/starter.mjs || read -r _
