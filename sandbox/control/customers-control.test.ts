import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { describer } from '#sandbox/personas/described/describer.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { keptPersonas } from '#sandbox/personas/kept-personas.ts';
import { personaPassword } from '#sandbox/personas/persona-script.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';
import { controlFetch } from './http.ts';
import { createMemoryJournalStore } from './journal/memory-journal.fixture.ts';
import { unpackText } from './link/packed-text.ts';
import type { SandboxOptions } from './open-bank.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';
import { standingStill } from './small-sandbox.fixture.ts';

function openDescribing(over: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  return openSandbox({
    settings: standingStill,
    personas: keptPersonas,
    jobKinds,
    describer,
    store: createMemoryJournalStore(),
    build: 'test',
    readWallMs: () => Date.parse('2026-03-02T10:00:00Z'),
    sleep: async () => {},
    ...over,
  });
}

const ann = { id: 'ann', accounts: [{ balance: '12.50' }] };

function deep(levels: number): unknown {
  let inner: unknown = {};
  for (let level = 0; level < levels; level += 1) inner = { people: [inner] };
  return inner;
}

function endless(): unknown {
  const people: unknown[] = [];
  people.push(people);
  return { people };
}

it.each<[string, () => unknown, string]>([
  ['with a million payees', () => ({ payees: { named: Array.from({ length: 1_000_000 }, () => ({})) } }), 'parts'],
  ['of 5 MB', () => ({ title: 'x'.repeat(5_000_000) }), '200,000 characters'],
  [
    'of 5 MB in small texts',
    () => ({ messages: Array.from({ length: 500 }, () => ({ text: 'x'.repeat(10_000) })) }),
    '200,000 characters',
  ],
  ['10,000 levels deep', () => deep(10_000), '8 levels'],
  ['without an end', endless, '8 levels'],
  ['with a prototype', () => JSON.parse('{"payees":{"__proto__":{}}}'), 'no “__proto__”'],
  ['that is a function', () => () => {}, 'an object'],
  ['that is missing', () => undefined, 'an object'],
])('refuses a description %s, and makes nothing', async (_, made, reason) => {
  const { control } = await openDescribing();
  await control.checkCustomer({});
  const before = await control.state();
  const description = made();
  const refused = { outcome: 'refused', why: 'misread', reason: expect.stringContaining(reason) };
  expect(await control.checkCustomer(description)).toMatchObject(refused);
  expect(await control.createCustomers([description])).toMatchObject(refused);
  expect(await control.state()).toEqual(before);
});

it.each<[string, unknown]>([
  ['a million descriptions', Array.from({ length: 1_000_000 }, (_, seed) => ({ seed }))],
  ['501', Array.from({ length: 501 }, (_, seed) => ({ seed }))],
  ['none', []],
  ['a description that is no list', {}],
  ['nothing', null],
])('makes nobody of %s', async (_, descriptions) => {
  const { control } = await openDescribing();
  const before = await control.state();
  const refused = await control.createCustomers(descriptions as readonly unknown[]);
  expect(refused).toMatchObject({ outcome: 'refused', where: 'descriptions' });
  expect(await control.state()).toEqual(before);
});

it('logs a described customer in with the one password', async () => {
  const sandbox = await openDescribing();
  await sandbox.control.createCustomers([ann]);
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  await hand.signIn('ann', personaPassword);
  expect((await hand.call('GET', '/v1/me')).status).toBe(200);
  expect((await hand.call('GET', '/v1/accounts')).body).toMatchObject({ accounts: [{ id: expect.anything() }] });
});

async function livedWith({ control }: Pick<Sandbox, 'control'>): Promise<void> {
  await control.createCustomers([ann, { id: 'bob', people: [{}, {}] }], true);
  await control.bookmark('Made');
  await control.openSession('ann');
  await control.doVerb({ verb: 'money-in', with: { account: 'current', amount: '1.00' } });
  await control.advanceClock('P1D', 'kept');
}

it('goes on from its store where the customers were made after the last checkpoint', async () => {
  const store = createMemoryJournalStore();
  const { control } = await openDescribing({ store });
  await livedWith({ control });
  const { stateHash } = await control.state();
  const resumed = await openDescribing({ store, settings: {} });
  expect(await resumed.control.state()).toMatchObject({ stateHash, persona: 'ann', notice: null });
});

it('opens a snapshot alike in a bank that has no such customers', async () => {
  const sandbox = await openDescribing({ customers: [{ id: 'cat' }] });
  await livedWith(sandbox);
  const { stateHash } = await sandbox.control.state();
  const taken = await sandbox.control.snapshot();
  if (taken.outcome === 'refused') throw new Error(taken.reason);
  const elsewhere = await openDescribing();
  expect(await elsewhere.control.openSnapshot(JSON.parse(JSON.stringify(taken.snapshot)))).toMatchObject({
    outcome: 'done',
  });
  expect((await elsewhere.control.state()).stateHash).toBe(stateHash);
  expect((await elsewhere.control.state()).personas.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['cat', 'ann', 'bob', 'bob-2']),
  );
});

it('goes back to when the customers had just been made, and to before that', async () => {
  const sandbox = await openDescribing();
  const { control } = sandbox;
  const { stateHash: empty } = await control.state();
  await control.createCustomers([ann]);
  await control.bookmark('Made');
  const { stateHash: made } = await control.state();
  await control.openSession('ann');
  await control.advanceClock('P1D');
  await control.rewind('Made');
  expect((await control.state()).stateHash).toBe(made);
  await control.rewind('1');
  expect((await control.state()).stateHash).toBe(empty);
  expect(await control.openSession('ann')).toMatchObject({ outcome: 'refused' });
});

it('makes the host’s customers in each fresh bank, once, and says why it cannot', async () => {
  const store = createMemoryJournalStore();
  const customers = [{ id: 'cat', accounts: [{ opened: '2025-02-10' }] }];
  const sandbox = await openDescribing({ store, customers });
  const { stateHash } = await sandbox.control.state();
  const resumed = await openDescribing({ store, customers, settings: {} });
  expect(await resumed.control.state()).toMatchObject({ stateHash, notice: null });
  const reset = (settings: string) => sandbox.control.reset(settings);
  expect(await reset('clock:2026-03-02T10:00;freeze:yes')).toMatchObject({ outcome: 'done' });
  expect((await sandbox.control.state()).personas.map(({ id }) => id)).toContain('cat');
  const reason = expect.stringContaining('accounts[0].opened: An account is from two days');
  expect(await reset('clock:2024-03-04T10:00')).toMatchObject({ outcome: 'refused', reason });
  const early = await openDescribing({ customers, settings: { clock: '2024-03-04T10:00' } });
  expect(await early.control.state()).toMatchObject({ notice: reason });
});

const { paths } = parse(readFileSync('openapi/sandbox-control.yaml', 'utf8'));
const jsonOf = (part: { readonly content: Readonly<Record<string, unknown>> }) =>
  part.content['application/json'] as never;

async function ask(sandbox: Sandbox, path: string, sent: unknown) {
  const body = JSON.stringify(sent);
  const response = await controlFetch(sandbox, new Request(`http://x/__sandbox${path}`, { method: 'POST', body }));
  return { status: response.status, body: await response.json() };
}

interface MadeAsShown {
  readonly customers: readonly { readonly id: string; readonly packed: string; readonly link: string }[];
}

it.each(['one', 'several'])('answers the example “%s” of the control’s document as it says', async (name) => {
  const { requestBody, responses } = paths['/customers'].post;
  const sent: { readonly examples: Readonly<Record<string, { readonly value: unknown }>> } = jsonOf(requestBody);
  const told: { readonly examples: Readonly<Record<string, { readonly value: MadeAsShown }>> } = jsonOf(responses[200]);
  const shown = told.examples[name]?.value.customers ?? [];
  const { status, body } = await ask(await openDescribing(), '/customers', sent.examples[name]?.value);
  const made = (body as MadeAsShown).customers;
  expect(status).toBe(200);
  expect(made.map(({ packed: _, link: __, ...plain }) => plain)).toEqual(
    shown.map(({ packed: _, link: __, ...plain }) => plain),
  );
  // Another version of the same compression may write other letters.
  for (const [place, { packed, link }] of shown.entries()) {
    expect(link).toContain(`customer:${packed};`);
    expect(await unpackText(packed)).toBe(await unpackText(made[place]?.packed ?? ''));
  }
});

it('answers the examples of a check, and of what is refused, as the control’s document says', async () => {
  const sandbox = await openDescribing();
  const { requestBody, responses } = paths['/customers/check'].post;
  const { example: sent } = jsonOf(requestBody) as { example: unknown };
  expect(await ask(sandbox, '/customers/check', sent)).toEqual({ status: 200, ...exampleIn(responses[200]) });
  const wrong = { accounts: [{ balance: '-1.00' }] };
  expect(await ask(sandbox, '/customers/check', { description: wrong })).toEqual({
    status: 400,
    ...exampleIn(responses[400]),
  });
  expect(await ask(sandbox, '/customers', { descriptions: [{}, wrong] })).toEqual({
    status: 400,
    ...exampleIn(paths['/customers'].post.responses[400]),
  });
});

function exampleIn(response: Parameters<typeof jsonOf>[0]) {
  return { body: (jsonOf(response) as { example: unknown }).example };
}
