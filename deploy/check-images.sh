#!/bin/sh
# The container is not built before this passes: a tag may name other files tomorrow, a digest always names the same.
set -eu
[ "${IMAGES_BY_TAG:-}" = yes ] && exit 0
for image in "$@"; do
  if ! echo "$image" | grep -Eq '@sha256:[0-9a-f]{64}$'; then
    echo "The base image $image is named by a tag. Look its digest up, and name that as well:" >&2
    echo "  docker buildx imagetools inspect $image --format '{{.Manifest.Digest}}'" >&2
    echo "  docker build --build-arg NODE_IMAGE=node:24-slim@sha256:…" >&2
    echo "For a trial on your own machine: --build-arg IMAGES_BY_TAG=yes" >&2
    exit 1
  fi
done
