import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;

function checked(images: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const options = { env: { PATH: '/bin:/usr/bin', ...env } };
  const { status, stderr } = spawnSync('sh', ['deploy/check-images.sh', ...images], options);
  return { status, says: stderr.toString() };
}

it('lets a container be built on images named by their digest, or by tag where that is said', () => {
  expect(checked([`node:24-slim@${digest}`, `nginx@${digest}`])).toEqual({ status: 0, says: '' });
  expect(checked(['node:24-slim'], { IMAGES_BY_TAG: 'yes' })).toEqual({ status: 0, says: '' });
});

it.each([['node:24-slim'], [`node@${digest}`, 'nginx:stable'], ['node@sha256:12'], ['node@sha256:…']])(
  'stops a build on %s, and says how to learn the digest',
  (...images) => {
    const { status, says } = checked(images);
    expect(status).toBe(1);
    expect(says).toContain(`docker buildx imagetools inspect ${images.at(-1)}`);
  },
);

it.each(['deploy/Containerfile', 'deploy/test-bank/Containerfile', 'deploy/test-bank/Containerfile.site'])(
  'checks every base image of %s before anything is built on it',
  (file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const bases = new Set(lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []));
    const check = lines.findIndex((line) => line.startsWith('RUN sh ./check-images.sh '));
    expect(bases.size).toBeGreaterThan(0);
    for (const base of bases) {
      expect(base).toMatch(/^\$\{\w+_IMAGE\}$/);
      expect(lines[check]).toContain(`"${base}"`);
      // A build argument of the whole file is known inside a stage only where the stage names it.
      expect(lines.slice(0, check)).toContain(`ARG ${base.slice(2, -1)}`);
    }
    expect(lines.slice(0, check).filter((line) => line.startsWith('RUN '))).toEqual([]);
  },
);
