import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Control } from './control-api.ts';
import { controlFetch } from './http.ts';
import { type Method, methods } from './methods.ts';
import { remoteControl } from './remote-control.ts';
import { nellAtHome, openSmallSandbox } from './small-sandbox.fixture.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
}

interface Call {
  readonly parameters?: readonly { readonly in?: string; readonly name?: string; readonly $ref?: string }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: Readonly<Record<'schemas' | 'parameters', Readonly<Record<string, Schema & { name?: string }>>>>;
}

const described: Description = parse(readFileSync('openapi/sandbox-control.yaml', 'utf8'));
const { schemas, parameters } = described.components;
const all = Object.entries(methods) as [keyof Control, Method][];

function namesIn({ properties = {}, anyOf = [], oneOf = [], $ref }: Schema): string[] {
  const named = $ref === undefined ? [] : namesIn(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  return [...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(namesIn), ...named];
}

function takenBy({ takes }: Method): string[] {
  return namesIn(z.toJSONSchema(takes, { io: 'input', unrepresentable: 'any' }) as Schema);
}

function toldIn({ parameters: told = [], requestBody }: Call): string[] {
  const query = told.flatMap(({ $ref, name = parameters[$ref?.split('/').at(-1) ?? '']?.name ?? '' }) => name);
  return requestBody === undefined ? query : namesIn(requestBody.content['application/json'].schema);
}

it.each([...new Set(all.map(([, { http, path }]) => `${http} ${path}`))])('describes all that %s takes', (route) => {
  const [http = '', path = ''] = route.split(' ');
  const call = described.paths[path]?.[http.toLowerCase()];
  const taken = all.filter(([, each]) => each.http === http && each.path === path).flatMap(([, each]) => takenBy(each));
  const told = call === undefined ? [] : toldIn(call).filter((name) => name !== 'X-Sandbox' && name !== 'state');
  expect(call).toBeDefined();
  if (path !== '/snapshot' || http === 'GET') expect([...new Set(told)].sort()).toEqual([...new Set(taken)].sort());
});

it('describes no call that there is not', () => {
  const elsewhere = /^\/(health|ready|metrics|backup|changes|worlds.*|classes.*|journal)$/;
  const routes = Object.entries(described.paths).flatMap(([path, calls]) =>
    elsewhere.test(path) ? [] : Object.keys(calls).map((http) => `${http.toUpperCase()} ${path}`),
  );
  expect(routes.sort()).toEqual([...new Set(all.map(([, { http, path }]) => `${http} ${path}`))].sort());
});

async function bothControls() {
  const { sandbox } = await nellAtHome();
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => controlFetch(sandbox, new Request(url, init)));
  return { here: sandbox.control, remote: remoteControl('http://x', 'default') };
}

it.each<[keyof Control, readonly unknown[]]>([
  ['state', []],
  ['summary', []],
  ['journal', []],
  ['journal', [1]],
  ['journalHeads', [2]],
  ['entry', [1]],
  ['entry', [99]],
  ['effect', [1]],
  ['invariants', []],
  ['due', []],
  ['due', ['never']],
  ['accounts', [{ persona: 'nell' }]],
  ['accounts', [{ sessionId: 'nobody' }]],
  ['balances', ['nell']],
  ['customer', ['nobody']],
  ['phone', []],
  ['verbs', ['nell']],
  ['previewVerb', [{ verb: 'money-in', persona: 'nell', with: { amount: '5' } }]],
  ['bookmarks', []],
  ['directory', []],
  ['resetLinks', []],
  ['snapshot', [2]],
  ['snapshot', [99]],
])('%s %j answers over HTTP what it answers here', async (name, given) => {
  const { here, remote } = await bothControls();
  const ask = (control: Control) => (control[name] as (...each: readonly unknown[]) => Promise<unknown>)(...given);
  const answer = await ask(remote);
  expect(answer).toEqual(JSON.parse(JSON.stringify(await ask(here))));
});

it('acts over HTTP as here, and is told why not', async () => {
  const { here, remote } = await bothControls();
  const done = { outcome: 'done' } as const;
  expect(await remote.setClock('2026-03-03T09:00')).toMatchObject(done);
  expect(await remote.advanceClock('P1D', 'kept')).toMatchObject(done);
  expect(await remote.unfreezeClock()).toMatchObject({ state: { clock: { frozen: false } } });
  expect(await remote.freezeClock()).toMatchObject({ state: { clock: { frozen: true } } });
  expect(await remote.setSwitches({ cop: 'MBAM' })).toMatchObject({ state: { switches: { cop: 'MBAM' } } });
  expect(await remote.addFault({ operationId: 'signIn', kind: '500', only: 1 })).toMatchObject(done);
  expect(await remote.clearFaults('signIn@500~1')).toMatchObject({ state: { faults: [] } });
  expect(await remote.bookmark('Here')).toMatchObject(done);
  expect(await remote.doVerb({ verb: 'switch-phone-off', persona: 'nell' })).toMatchObject(done);
  expect(await remote.sendMail({ persona: 'nell', subject: 'Note', body: 'Please call.' })).toMatchObject(done);
  expect(await remote.rewind('Here')).toMatchObject(done);
  expect(await remote.choosePersona('nell')).toMatchObject({ state: { persona: 'nell' } });
  const joined = await remote.joinSession();
  expect(joined).toMatchObject({ sessionId: expect.any(String) });
  expect(await remote.openSession('nell')).not.toMatchObject({ sessionId: 'sessionId' in joined && joined.sessionId });
  expect(await remote.adjust({ latency: 12, verbs: [{ verb: 'switch-phone-off' }] })).toMatchObject({
    state: { switches: { latency: 12 } },
  });
  expect(await here.customer()).toMatchObject({ phoneIsOn: false });
  expect(await remote.reset({ persona: 'nell', signin: true })).toMatchObject({ sessionId: expect.any(String) });
  expect(await remote.openSession('locked')).toEqual(await here.openSession('locked'));
  expect(await remote.setSwitches({ cop: 'dance' })).toEqual(await here.setSwitches({ cop: 'dance' }));
  const { snapshot } = (await here.snapshot()) as unknown as { snapshot: object };
  expect(await remote.openSnapshot(snapshot)).toMatchObject({ outcome: 'done', session: null });
});

it('tells a caller of the former route which one to take', async () => {
  const sandbox = await openSmallSandbox();
  const ask = async (body: unknown) => {
    const request = new Request('http://x/__sandbox/call', { method: 'POST', body: JSON.stringify(body) });
    const response = await controlFetch(sandbox, request);
    return { status: response.status, body: await response.json() };
  };
  const { summary } = sandbox.control;
  const before = await summary();
  expect(await ask({ verb: 'advanceClock', with: ['P1D', null] })).toEqual({
    status: 410,
    body: {
      reason: 'Every method has a route of its own now: “advanceClock” is POST /__sandbox/clock.',
      where: 'call',
      allowed: ['POST /__sandbox/clock'],
    },
  });
  for (const verb of ['dance', 'constructor', undefined]) {
    expect(await ask({ verb })).toMatchObject({
      status: 410,
      body: { allowed: expect.arrayContaining(['state: GET /__sandbox/state']) },
    });
  }
  expect(await summary()).toEqual(before);
});
