import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startNodeHost } from '#sandbox/hosts/node.ts';
import { assistantOf, withAssistant } from './mcp-client.fixture.ts';

it('offers an assistant the tools that only read, each with what it does and takes', () =>
  withAssistant('reads', async ({ client }) => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).not.toContain('doVerb');
    for (const { name, description, inputSchema, annotations } of tools) {
      expect(description, name).toMatch(/\.$/);
      expect(inputSchema, name).toMatchObject({ type: 'object' });
      expect(annotations, name).toMatchObject({ readOnlyHint: true });
    }
    expect(client.getInstructions()).toContain('no money in it is real');
  }));

it('reads the bank, its log and its worlds as text and as data', () =>
  withAssistant('reads', async ({ ask, told }) => {
    const { content, structuredContent, isError } = await ask('summary');
    expect(isError).toBe(false);
    expect(structuredContent).toMatchObject({ persona: 'private-customer', clock: { frozen: true } });
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
    expect(await told('listWorlds')).toMatchObject({ worlds: [{ name: 'default' }] });
    expect(await told('journalHeads', { since: 0 })).toEqual({ answer: [] });
    expect(await told('entry', { n: 99 })).toEqual({ answer: null });
    expect(await told('verbs', { persona: 'maker' })).toMatchObject({ persona: 'maker' });
    expect(await told('checkCustomer', { description: { id: 'ann-bridle' } })).toMatchObject({});
    expect(await told('invariants')).toEqual({ hold: true, broken: [] });
  }));

it('changes nothing for an assistant that only reads, and says how to', () =>
  withAssistant('reads', async ({ ask, told }) => {
    const before = await told('state');
    for (const name of ['doVerb', 'reset', 'openWorld', 'createCustomers', 'openSession']) {
      const { structuredContent, isError } = await ask(name, { verb: 'money-in', persona: 'maker' });
      expect(isError, name).toBe(true);
      const reason = `${name} changes the bank, and this server only reads. Start it with --write.`;
      expect(structuredContent).toMatchObject({ reason, where: name, allowed: expect.arrayContaining(['summary']) });
    }
    expect(await told('state')).toEqual(before);
  }));

it('does verbs, keeps moments and goes back to them for one that writes', () =>
  withAssistant('writes', async ({ told }) => {
    const before = await told('balances', { persona: 'private-customer' });
    await told('bookmark', { name: 'start' });
    await told('joinSession', { persona: 'private-customer' });
    const money = { verb: 'money-in', persona: 'private-customer', with: { account: 'current', amount: '250.00' } };
    expect(await told('previewVerb', money)).toMatchObject({ possible: true });
    expect(await told('doVerb', money)).toMatchObject({ persona: 'private-customer' });
    expect(await told('balances')).not.toEqual(before);
    expect(await told('unfreezeClock')).toMatchObject({ clock: { frozen: false } });
    expect(await told('freezeClock')).toMatchObject({ clock: { frozen: true } });
    await told('rewind', { rewind: 'start' });
    expect(await told('balances')).toEqual(before);
    const snapshot = await told('snapshot');
    expect(await told('openSnapshot', { ...snapshot, world: 'default' })).toMatchObject({
      entries: expect.any(Number),
    });
  }));

it('makes, copies and discards worlds, and asks in the one that is named', () =>
  withAssistant('writes', async ({ ask, told }) => {
    expect(await told('openWorld', { name: 'blue', sandbox: 'persona:maker' })).toEqual({ name: 'blue' });
    expect(await told('summary', { world: 'blue' })).toMatchObject({ persona: 'maker' });
    expect(await told('openWorld', { name: 'green', copyOf: 'blue' })).toEqual({ name: 'green' });
    expect(await told('discardWorld', { name: 'blue' })).toEqual({ done: true });
    const gone = await ask('summary', { world: 'blue' });
    expect(gone).toMatchObject({ isError: true, structuredContent: { allowed: ['openWorld', 'listWorlds'] } });
    expect(gone.structuredContent).toMatchObject({
      reason: expect.stringContaining('There is no world “blue”. Make it first: openWorld with'),
    });
    expect(await ask('openWorld', { name: 'x', copyOf: 'green', sandbox: 'persona:maker' })).toMatchObject({
      structuredContent: { reason: expect.stringContaining('sandbox') },
      isError: true,
    });
  }));

it('tells a session only to who opens one', () =>
  withAssistant('writes', async ({ told }, bankUrl) => {
    const { sessionId } = await told('openSession', { persona: 'maker' });
    expect(sessionId).toMatch(/./);
    await fetch(`${bankUrl}/digx/v1/me`, { headers: { cookie: `JSESSIONID=${sessionId}` } });
    const others = [
      await told('journal'),
      await told('journalHeads'),
      await told('entry', { n: 2 }),
      await told('customer', { persona: 'maker' }),
      await told('accounts', { persona: 'maker' }),
      await told('due'),
      await told('reset', { sandbox: 'persona:maker;signin:yes' }),
    ];
    expect(JSON.stringify(others)).toContain('(hidden)');
    expect(JSON.stringify(others)).not.toContain(sessionId);
    expect(others.at(-1)).not.toHaveProperty('sessionId');
    expect(await told('joinSession')).toMatchObject({ sessionId: expect.any(String) });
  }));

it.each<[string, string, Record<string, unknown>, string]>([
  ['a tool that is not there', 'dance', {}, 'There is no tool “dance”.'],
  ['a tool by the name of a property', 'constructor', {}, 'There is no tool “constructor”.'],
  ['a name without an end', 'x'.repeat(100_000), {}, `There is no tool “${'x'.repeat(100)}”.`],
  ['an argument that is not there', 'summary', { wrld: 'blue' }, 'summary takes no “wrld”.'],
  ['no argument where one is needed', 'entry', {}, '“n” is missing.'],
  ['a number that is none', 'entry', { n: 'x' }, 'n: “x” is the number of no call.'],
  ['an object for a number', 'entry', { n: {} }, 'n: Invalid input: expected string'],
  ['another method of the route', 'setClock', { advance: 'P1D' }, 'setClock takes no “advance”.'],
  ['what is fixed', 'freezeClock', { freeze: false }, 'freezeClock takes no “freeze”.'],
  ['a folder for a world', 'discardWorld', { name: '..' }, 'The name of a world is 1 to 64 letters'],
  ['a world for all worlds', 'listWorlds', { world: 'default' }, 'listWorlds takes no “world”.'],
  ['a world that is no name', 'summary', { world: 'a b' }, 'The name of a world is 1 to 64 letters'],
  ['a world that is a path', 'summary', { world: '../x' }, 'The name of a world is 1 to 64 letters'],
  ['a world that is a header', 'summary', { world: 'a\r\nhost: b' }, 'The name of a world is 1 to 64 letters'],
  ['a way out of the path', 'discardWorld', { name: '../state' }, 'The name of a world is 1 to 64 letters'],
  ['a verb that is not there', 'doVerb', { verb: 'dance' }, 'dance'],
  ['a verb that does not apply', 'doVerb', { verb: 'expire-session' }, 'private-customer is not logged in.'],
  ['a customer who is not there', 'balances', { persona: 'nobody' }, 'There is no persona "nobody".'],
  ['a description that cannot be', 'checkCustomer', { description: { people: 7 } }, 'people'],
  ['a snapshot that is none', 'openSnapshot', { format: 'x' }, 'No sandbox has written it'],
  ['a text without an end', 'bookmark', { name: 'x'.repeat(1_000_000) }, 'cannot name a moment'],
])('refuses %s in words, and the bank stays as it is', (_, name, given, words) =>
  withAssistant('writes', async ({ ask, told }) => {
    const before = await told('state');
    const { content, structuredContent, isError } = await ask(name, given);
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({ reason: expect.stringContaining(words), allowed: expect.any(Array) });
    expect(JSON.stringify(content).length).toBeLessThan(5_000);
    expect(await told('state')).toEqual(before);
  }),
);

it('says so when there is no bank', async () => {
  const { ask } = await assistantOf({ bankUrl: 'http://127.0.0.1:9', world: 'default', write: false });
  const { isError, structuredContent } = await ask('summary');
  expect(isError).toBe(true);
  expect(structuredContent).toMatchObject({
    reason: expect.stringContaining('The bank at http://127.0.0.1:9 does not answer'),
  });
});

it('says so when something else answers', async () => {
  const other = createServer((_, response) => response.end('<h1>Welcome</h1>')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { ask, client } = await assistantOf({ bankUrl: `http://127.0.0.1:${port}`, world: 'default', write: false });
  const { isError, structuredContent } = await ask('summary');
  expect(isError).toBe(true);
  expect(structuredContent).toMatchObject({
    reason: 'The answer 200 is none of a sandbox bank. Is --bank its address?',
  });
  await client.close();
  other.closeAllConnections();
  other.close();
});

it('shows the access token to a bank that wants one', async () => {
  const token = '0123456789abcdef0123456789abcdef';
  const host = await startNodeHost({ port: 0, settings: {}, token });
  const place = { bankUrl: `http://127.0.0.1:${host.port}`, world: 'default', write: false };
  const stranger = await assistantOf(place);
  expect(await stranger.ask('summary')).toMatchObject({ isError: true });
  const known = await assistantOf({ ...place, token });
  expect(await known.told('summary')).toMatchObject({ persona: 'private-customer' });
  await host.close();
});
