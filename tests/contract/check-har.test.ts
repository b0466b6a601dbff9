import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { currentAssumptions } from '#contracts/assumptions/current-assumptions.ts';
import { checkRecording } from '#contracts/recordings/check-recording.ts';
import { describeRecording } from '#contracts/recordings/describe-recording.ts';
import { callsIn, readRecordings } from '#contracts/recordings/har.ts';
import { nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';
import { harText } from '#sandbox/panel/share/har.ts';
import { scratchFolder } from '#tests/host/scratch-folder.ts';

const assumptions = currentAssumptions();

async function recording(): Promise<{ log: { entries: Planted[] } }> {
  const { sandbox, hand } = await nellAtHome();
  await hand.call('PUT', '/v1/me/credentials', { json: { type: 'PASSWORD', old: 'sealed-old', new: 'sealed-new' } });
  await hand.call('GET', '/v1/accounts?expand=all&locale=en');
  await hand.call('GET', '/v1/publicKey?locale=en');
  return JSON.parse(harText(await sandbox.control.journal(), 'test', 'http://localhost:5173'));
}

interface Planted {
  request: { url: string; method: string };
  response: { status: number; content: { text: string } };
}

const checked = (log: object) => checkRecording(callsIn(JSON.stringify(log), 'a.har'), assumptions);

it('has nothing against the sandbox’s own recording, and says what it speaks for', async () => {
  const { operations, unknown, proposals } = checked(await recording());
  expect(operations.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['createNonce', 'signIn', 'changePassword', 'listAccounts']),
  );
  expect(operations.filter(({ differences }) => differences.length > 0)).toEqual([]);
  expect(unknown).toEqual([]);
  expect(proposals.size).toBeGreaterThan(5);
  expect([...proposals.values()].filter(({ state }) => state !== 'confirmed')).toEqual([]);
});

it('ends with how far the service is, which a bad request says nothing of', async () => {
  const har = await recording();
  har.log.entries.push({
    request: { method: 'GET', url: 'https://bank.test/digx/v1/accounts/loan?locale=en' },
    response: { status: 200, content: { text: '{}' } },
  });
  const [bad] = checked({ log: { entries: [har.log.entries.at(-1)] } }).operations;
  expect(bad?.differences.map(({ text }) => text)).toContain('200 /request/query/taskCode must be present');
  const told = describeRecording(checked(har));
  expect(told).toMatch(/^ {2}Accounts +1 +1 +0$/m);
  expect(told).toContain('Mend “200 /headers/content-type must be');
  expect(told).not.toContain('Mend “200 /request');
  expect(told).toMatch(/^Operations that were not called: \d\d \(/m);
});

it('reports planted differences by operation, without any value of the call', async () => {
  const har = await recording();
  const list = har.log.entries.findLast(({ request }) => request.url.includes('/v1/accounts'));
  if (list === undefined) throw new Error('There is no call to spoil.');
  const body = JSON.parse(list.response.content.text);
  body.accounts[0].currencyCode = 4711;
  delete body.accounts[0].id;
  list.response.content.text = JSON.stringify(body);
  har.log.entries.push({
    request: { method: 'GET', url: 'https://bank.test/gateway/digx/v1/secrets/9A0E7C55?pin=2580' },
    response: { status: 200, content: { text: '{}' } },
  });
  const result = checked(har);
  const found = result.operations.find(({ operation }) => operation === 'listAccounts')?.differences ?? [];
  expect(found.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      '200 /body/accounts[]/id must be present',
      '200 /body/accounts[]/currencyCode must be string',
    ]),
  );
  expect(found[0]).toMatchObject({ calls: 1, source: expect.stringMatching(/^a\.har, call \d+$/) });
  expect(result.unknown).toEqual(['GET /digx/v1/secrets/{…}']);
  expect(JSON.stringify(result)).not.toMatch(/4711|2580|9A0E7C55/);
});

it('names fields and codes that the contract does not have, though they break nothing', async () => {
  const har = await recording();
  har.log.entries.push({
    request: { method: 'GET', url: 'https://bank.test/digx/v1/accounts?expand=all&locale=en' },
    response: {
      status: 403,
      content: {
        text: JSON.stringify({
          message: { title: 'x', code: 'DIGX_NEW_77', type: 'ERROR' },
          hint: 'of Nell',
          A31926819: 'an account',
        }),
      },
    },
  });
  const { operations, proposals } = checked(har);
  const found = operations.find(({ operation }) => operation === 'listAccounts');
  expect(found?.notes.map(({ text }) => text).sort()).toEqual([
    '403 /body/hint is not in the contract',
    '403 /body/{…} is not in the contract',
    '403 the code DIGX_NEW_77 is not in the contract’s answer',
  ]);
  expect(proposals.get('responses/Forbidden')).toMatchObject({
    state: 'overturned',
    because: expect.stringMatching(/recorded values differ, with the code DIGX_NEW_77$/),
  });
  expect(JSON.stringify(operations)).not.toMatch(/Nell|31926819/);
});

it('proposes to overturn an assumption whose required field did not come', async () => {
  const har = await recording();
  const read = har.log.entries.findLast(({ request }) => request.url.includes('/v1/publicKey'));
  if (read === undefined) throw new Error('There is no call to spoil.');
  const place = 'schemas/PublicKeyAnswer.publicKeyDTO.publicKey';
  expect(checked(har).proposals.get(place)).toMatchObject({ state: 'confirmed' });
  const body = JSON.parse(read.response.content.text);
  delete body.publicKeyDTO.publicKey;
  read.response.content.text = JSON.stringify(body);
  expect(checked(har).proposals.get(place)).toEqual({ state: 'overturned', because: '1 of 1 recorded values differ' });
});

it('proposes to overturn an assumption that recorded values contradict', async () => {
  const har = await recording();
  const list = har.log.entries.findLast(({ request }) => request.url.includes('/v1/accounts'));
  if (list === undefined) throw new Error('There is no call to spoil.');
  const body = JSON.parse(list.response.content.text);
  const withIban = (iban: unknown) => {
    list.response.content.text = JSON.stringify({ ...body, accounts: [{ ...body.accounts[0], iban }] });
    return checked(har).proposals.get('schemas/Account.iban');
  };
  expect(withIban('GB33BUKB20201555555555')).toEqual({ state: 'confirmed', because: '1 recorded value fits' });
  expect(withIban(33)).toEqual({ state: 'overturned', because: '1 of 1 recorded values differ' });
});

it.each([
  ['no JSON', 'x', 'a.har is no JSON.'],
  ['JSON that is no archive', '{}', 'a.har is no HTTP Archive: it has no log.entries.'],
  ['nothing at all', 'null', 'a.har is no HTTP Archive: it has no log.entries.'],
  ['a call without a request', '{"log":{"entries":[{}]}}', 'a.har is no HTTP Archive: call 1 has no request with'],
  [
    'a call without an address',
    oneCall({ url: 'http://' }),
    'a.har is no HTTP Archive: call 1 has no address that can',
  ],
  [
    'headers without names',
    oneCall({ headers: [{ name: 3 }] }),
    'a.har is no HTTP Archive: call 1 has no headers with',
  ],
  ['headers that are no list', oneCall({ headers: {} }), 'a.har is no HTTP Archive: call 1 has no headers with'],
  ['a body that is no text', oneCall({ postData: { text: 5 } }), 'a.har is no HTTP Archive: call 1 has no bodies in'],
])('says what is wrong with %s', (_, text, sentence) => {
  expect(() => callsIn(text, 'a.har')).toThrow(sentence);
});

it('takes missing headers for none', () => {
  expect(callsIn(oneCall({ headers: null }), 'a.har')).toMatchObject([{ requestHeaders: {}, headers: {} }]);
});

it('finds the recordings of a folder, however their names end', () => {
  const folder = scratchFolder(onTestFinished);
  for (const name of ['a.har', 'B.HAR']) writeFileSync(join(folder, name), oneCall({}));
  writeFileSync(join(folder, 'notes.txt'), 'x');
  expect(readRecordings(folder)).toHaveLength(2);
});

function oneCall(request: object): string {
  const entry = { request: { method: 'GET', url: 'http://bank/digx/v1/me', ...request }, response: { status: 200 } };
  return JSON.stringify({ log: { entries: [entry] } });
}
