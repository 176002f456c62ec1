#!/bin/sh
# Builds the newest commit in a folder of its own and makes it the current release once it is whole:
#   update.sh <folder of releases> [<repository>]
# The folder holds .env, a folder for each release, and `current`, a link to the one that is served. Restart the server
# after it. Three releases stay: to go back, ln -sfn <release> current, and restart.
set -eu
releases=$(realpath "$1")
repository=${2:-$(git -C "$releases/current" remote get-url origin)}
next=$releases/$(date -u +%Y-%m-%dT%H-%M-%S.%N)

# What fails leaves the current release as it is, and no half of the next one.
trap 'rm -rf "$next"' EXIT
git clone --quiet --depth 1 "$repository" "$next"
cd "$next"
ln -s ../.env .env
npm ci
npm run build
ln -sfn "$next" "$releases/next"
mv -T "$releases/next" "$releases/current" # at once: there is no moment without a release
trap - EXIT

for old in $(ls -1d "$releases"/20* | head -n -3); do rm -rf "$old"; done
