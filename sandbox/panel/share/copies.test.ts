import { expect, it } from 'vitest';
import type { RequestEntry } from '#sandbox/control/journal/journal.ts';
import { lastEntry, nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';
import { harText } from './har.ts';
import { pactText } from './pact.ts';
import { callTest, momentTest } from './playwright-test.ts';

it('writes calls as HTTP Archive, without passwords, PINs, codes and sessions', async () => {
  const { sandbox, hand } = await nellAtHome();
  const response = JSON.stringify({ authType: 'PIN', pin: '2580', referenceNo: '1' });
  await hand.call('PUT', '/v1/me/credentials', {
    json: { type: 'PASSWORD', old: 'sealed-old', new: 'sealed-new' },
    headers: { 'x-challenge_response': response },
  });
  await hand.call('GET', '/v1/accounts?expand=all&locale=en');
  const text = harText(await sandbox.control.journal(), 'test', 'http://localhost:5173');
  const { log } = JSON.parse(text);
  expect(log).toMatchObject({ version: '1.2', creator: { name: 'Paddock sandbox', version: 'test' } });
  expect(log.entries.at(-1)).toMatchObject({
    startedDateTime: '2026-03-02T10:00:00.000Z',
    request: {
      method: 'GET',
      url: 'http://localhost:5173/digx/v1/accounts?expand=all&locale=en',
      queryString: [
        { name: 'expand', value: 'all' },
        { name: 'locale', value: 'en' },
      ],
    },
    response: { status: 200, content: { mimeType: 'application/json', text: expect.stringContaining('accounts') } },
    _operationId: 'listAccounts',
  });
  const signIn = log.entries.find((entry: { _operationId: string }) => entry._operationId === 'signIn');
  expect(signIn.request.postData.text).toBe('j_username=nell&j_password=(hidden)');
  for (const secret of ['sealed-old', 'sealed-new', '2580', hand.sessionId]) expect(text).not.toContain(secret);
});

it('tells in the archive which magic value decided a call', async () => {
  const entry = { ...(await lastEntry((await nellAtHome()).sandbox)), rule: 'magic.amount-66.01' };
  const entries = JSON.parse(
    harText([entry, { ...entry, rule: 'magic.amount-66.99' }], 'test', 'http://localhost:5173'),
  ).log.entries;
  expect(entries).toMatchObject([
    { _rule: 'magic.amount-66.01', _magic: '66.01 as amount. Refused: there is not enough money.' },
    {},
  ]);
  expect(entries[1]).not.toHaveProperty('_magic');
});

it('writes a call as a Pact interaction, with session and nonce from the provider’s state', async () => {
  const { sandbox, hand } = await nellAtHome();
  await hand.call('GET', '/v1/accounts?expand=all');
  const call = await lastEntry(sandbox);
  const pact = JSON.parse(pactText(call));
  expect(pact).toMatchObject({
    type: 'Synchronous/HTTP',
    providerStates: [{ name: 'customer {persona} is signed in', params: { persona: 'nell' } }],
    request: {
      method: 'GET',
      path: '/digx/v1/accounts',
      query: { expand: ['all'] },
      generators: { header: { 'x-nonce': { type: 'ProviderState' } } },
    },
    response: {
      status: 200,
      body: { contentType: 'application/json', encoded: false },
      matchingRules: { body: { '$.accounts': { combine: 'AND', matchers: [{ match: 'type' }] } } },
    },
  });
  expect(JSON.stringify(pact)).not.toContain(hand.sessionId);
  const refused: RequestEntry = {
    ...call,
    status: 400,
    answer: { status: 400, headers: {}, body: '{"message":{"code":"DIGX_X","type":"ERROR"}}' },
  };
  expect(Object.keys(JSON.parse(pactText(refused)).response.matchingRules.body)).toEqual(['$.message.type']);
});

it.each([
  'plain',
  'back`tick',
  ['$', '{placeholder}'].join(''),
  'a \\ backslash',
  '“quotes” \'and\' "these"',
  'line\nbreak',
])('writes tests whose saved text reads back as it was: %s', async (odd) => {
  const { sandbox, hand } = await nellAtHome();
  await hand.call('GET', '/v1/me', { headers: { 'x-odd': encodeURIComponent(odd) } });
  const call = await lastEntry(sandbox);
  const saved = JSON.stringify({ odd });
  for (const test of [momentTest(saved), callTest(call, saved)]) {
    const [, literal = ''] = /= String\.raw`([^`]*)`;/.exec(test) ?? [];
    expect(literal).not.toContain('${');
    expect(JSON.parse(literal)).toEqual({ odd });
  }
});
