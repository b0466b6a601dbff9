import { afterEach, beforeEach, expect, it } from 'vitest';
import { type NodeHost, startNodeHost } from '#sandbox/hosts/node.ts';

const token = 'a-token-that-nobody-guesses-so-soon';
let host: NodeHost;

beforeEach(async () => {
  host = await startNodeHost({ port: 0, settings: {}, build: 'one', token });
});
afterEach(() => host.close());

type Headers = Readonly<Record<string, string>>;

function ask(method: string, path: string, headers: Headers = {}, body?: object): Promise<Response> {
  return fetch(`http://localhost:${host.port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;

async function classOpened() {
  const trainer = { authorization: `Bearer ${token}` };
  const opened = await ask('POST', '/__sandbox/classes', trainer, { title: 'Tellers', exercises: ['cheque-book'] });
  const { key, secret } = (await opened.json()) as { key: string; secret: string };
  return { place: `/__sandbox/classes/${key}`, trainer, secret };
}

async function joined(place: string): Promise<string> {
  const answer = await ask('POST', `${place}/trainees`, {}, { name: 'Amy' });
  expect(answer.status).toBe(200);
  const kept = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return kept.join('; ');
}

it('lets in who has the link of a class, and nobody without', async () => {
  expect(await statusOf('GET', '/__sandbox/classes/abcdefghjk')).toBe(401);
  const { place } = await classOpened();
  expect(await statusOf('GET', place)).toBe(200);
  expect(await statusOf('GET', '/__sandbox/classes/abcdefghjk')).toBe(401);
  const cookie = await joined(place);
  expect(await statusOf('GET', '/__sandbox/classes/me', { cookie })).toBe(200);
  expect(await statusOf('POST', '/__sandbox/classes/me/check', { cookie })).toBe(200);
  expect(await statusOf('POST', '/digx/v1/session/nonce', { cookie })).toBeLessThan(300);
});

it('opens nothing beside the trainee’s own bank', async () => {
  const { place, trainer, secret } = await classOpened();
  const cookie = await joined(place);
  const elsewhere = cookie.replace(/paddock_world=[^;]+/, 'paddock_world=default');
  const shut: readonly Parameters<typeof ask>[] = [
    ['GET', '/__sandbox/classes', { cookie }],
    ['POST', '/__sandbox/classes', { cookie }, { title: 'Mine', exercises: ['cheque-book'] }],
    ['GET', `${place}/board`, { 'x-class-secret': secret }],
    ['GET', '/__sandbox/worlds', { cookie }],
    ['GET', '/__sandbox/state', { cookie }],
    ['POST', '/__sandbox/reset', { cookie }],
    ['GET', '/__sandbox/', { cookie }],
    ['GET', '/digx/v1/accounts', { cookie: elsewhere }],
    ['GET', '/digx/v1/accounts', {}],
    ['GET', '/digx/v1/accounts', { cookie, 'x-sandbox': 'default' }],
    ['GET', '/digx/v1/accounts', { cookie, 'x-sandbox-as': 'maker' }],
  ];
  for (const asked of shut) expect([asked[1], await statusOf(...asked)]).toEqual([asked[1], 401]);
  await ask('DELETE', place, { ...trainer, 'x-class-secret': secret });
  expect(await statusOf('GET', place)).toBe(401);
  expect(await statusOf('GET', '/digx/v1/accounts', { cookie })).toBe(401);
});
