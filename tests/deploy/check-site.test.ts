import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '#tests/host/scratch-folder.ts';

function checked(file: string) {
  const root = scratchFolder(onTestFinished);
  mkdirSync(join(root, 'digital'));
  writeFileSync(join(root, 'digital', 'index.html'), '');
  writeFileSync(join(root, file), '');
  const { status, stderr } = spawnSync('sh', ['deploy/check-site.sh', root]);
  return { status, says: stderr.toString() };
}

it('lets nginx start with the production site', () => {
  expect(checked('digital/config.json')).toEqual({ status: 0, says: '' });
});

it.each(['mockServiceWorker.js', 'digital/mockServiceWorker.js'])(
  'stops it with %s of a sandbox, and says so',
  (file) => {
    const { status, says } = checked(file);
    expect(status).toBe(1);
    expect(says).toContain('build of the sandbox');
    expect(says).toContain(file);
  },
);

it('runs before nginx in the container, over the files that it serves', () => {
  const container = readFileSync('deploy/Containerfile', 'utf8');
  expect(container).toContain('deploy/check-site.sh /docker-entrypoint.d/06-check-site.sh');
  expect(container).toContain('/usr/share/paddock');
});
