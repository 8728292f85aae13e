#!/bin/sh
# Before the first start of compose.yaml: the clone that the studio edits, and the one that the site is served from.
set -eu
if [ ! -d /srv/studio/.git ]; then
  git clone --quiet "${REPOSITORY:-/repository}" /srv/studio
  # Without an address to send to, the volume is the repository: back it up.
  [ -n "${REPOSITORY:-}" ] || git -C /srv/studio remote remove origin
fi
[ -d /srv/site/.git ] || git clone --quiet /srv/studio /srv/site
for folder in /srv/studio /srv/site; do
  [ -d "$folder/node_modules" ] || (cd "$folder" && npm ci --no-audit --no-fund)
done
