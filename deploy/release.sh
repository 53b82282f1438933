#!/bin/sh
# Puts a version into service without a failed request: sudo deploy/release.sh <repository> <tag or branch>
set -eu
repository=$1
version=$2
release=/srv/manyhearts/releases/$(date +%Y%m%d%H%M%S)

as_manyhearts() { runuser -u manyhearts -- "$@"; }
as_manyhearts git clone --quiet --depth 1 --branch "$version" "$repository" "$release"
as_manyhearts ln -s /etc/manyhearts/environment "$release/.env"
# Installs, builds and migrates while the old version serves.
(cd "$release" && as_manyhearts npm run ace -- database:prepare)

as_manyhearts ln -sfn "$release" /srv/manyhearts/current
for port in 3331 3332; do systemctl restart "manyhearts@$port"; done
