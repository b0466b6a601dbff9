import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

function checked(env: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync('sh', ['deploy/check-gateway.sh'], { env: { PATH: '/bin:/usr/bin', ...env } });
  return { status, says: stderr.toString() };
}

it.each([{ DIGX_GATEWAY: 'https://bank.internal:8443' }, { DIGX_GATEWAY: 'http://bank', DIGX_ALLOW_HTTP: 'yes' }])(
  'lets nginx start with %j',
  (env) => {
    expect(checked(env)).toEqual({ status: 0, says: '' });
  },
);

it.each([
  [{ DIGX_GATEWAY: 'http://bank' }, 'DIGX_ALLOW_HTTP=yes'],
  [{ DIGX_GATEWAY: 'http://bank', DIGX_ALLOW_HTTP: 'no' }, 'DIGX_ALLOW_HTTP=yes'],
  [{ DIGX_GATEWAY: 'bank.internal:8443' }, 'https://bank.internal:8443'],
  [{}, 'https://bank.internal:8443'],
])('stops it with %j, and says what to do', (env, advice) => {
  const { status, says } = checked(env);
  expect(status).toBe(1);
  expect(says).toContain(advice);
});

it('runs before nginx in the container', () => {
  expect(readFileSync('deploy/Containerfile', 'utf8')).toContain(
    'deploy/check-gateway.sh /docker-entrypoint.d/05-check-gateway.sh',
  );
});
