import { expect, it } from 'vitest';
import { nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { harText } from '#sandbox/panel/share/har.ts';
import { type HarWishes, stubsFromHar } from './har-stubs.ts';

const done = { result: 'SUCCESSFUL', contextID: 'real', message: { code: '0', type: 'INFO' } };

/** A call as a browser’s network tab saves it. */
function recorded(method: string, path: string, body: unknown, over: object = {}) {
  return {
    _resourceType: 'fetch',
    startedDateTime: '2026-03-02T10:00:00.000Z',
    time: 81.2,
    request: {
      method,
      url: `https://bank.example/gateway/digx${path}`,
      httpVersion: 'h2',
      headers: [
        { name: 'cookie', value: 'JSESSIONID=very-secret' },
        { name: 'x-nonce', value: 'used' },
      ],
      queryString: [],
      cookies: [],
    },
    response: {
      status: 200,
      statusText: 'OK',
      httpVersion: 'h2',
      headers: [
        { name: 'Content-Type', value: 'application/json' },
        { name: 'Set-Cookie', value: 'JSESSIONID=very-secret; Secure' },
        { name: 'X-Nonce', value: '{"nonce":["very-secret"]}' },
        { name: 'Content-Encoding', value: 'br' },
        { name: 'Retry-After', value: '5' },
      ],
      cookies: [{ name: 'JSESSIONID', value: 'very-secret' }],
      content: { size: 10, mimeType: 'application/json', text: JSON.stringify(body) },
      ...over,
    },
    cache: {},
    timings: { wait: 80 },
  };
}

function archive(...entries: object[]) {
  return { log: { version: '1.2', creator: { name: 'WebInspector', version: '537.36' }, pages: [], entries } };
}

function stubsIn(har: unknown, wishes?: HarWishes) {
  const read = stubsFromHar(har, wishes);
  if ('reason' in read) throw new Error(read.reason);
  return read;
}

const none = { status: done, accounts: [] };
const mails = { status: done, mails: [] };

it('makes stubs of a browser’s recording by operation, in the order of its calls', () => {
  const { stubs, leftOut } = stubsIn(
    archive(
      recorded('GET', '/v1/accounts?expand=all', none),
      recorded('GET', '/v1/mailbox/mails?msgFlag=T', mails),
      recorded('GET', '/v1/accounts?expand=all', none),
      recorded('GET', '/v1/accounts', { status: { ...done, contextID: 'later' }, accounts: [] }),
    ),
  );
  expect(leftOut).toEqual([]);
  expect(stubs.map(({ operationId, times }) => [operationId, times])).toEqual([
    ['listAccounts', 2],
    ['listMails', undefined],
    ['listAccounts', undefined],
  ]);
  expect(stubs[0]).toEqual({
    operationId: 'listAccounts',
    status: 200,
    headers: { 'retry-after': '5' },
    text: JSON.stringify(none),
    times: 2,
  });
});

it('has no session, nonce or secret of the recording', () => {
  const secret = { nonce: 'very-secret', password: 'very-secret', mails: [] };
  const { stubs, leftOut } = stubsIn(
    archive(
      recorded('POST', '/v1/session/nonce', { status: done }),
      recorded('POST', '/j_security_check', { status: done }),
      recorded('GET', '/v1/token/very-secret', { status: done }),
      recorded('POST', '/v1/me/loginFlow', { status: done }),
      recorded('GET', '/v1/mailbox/mails', { status: done, ...secret }),
    ),
    { unchecked: true },
  );
  expect(stubs.map(({ operationId }) => operationId)).toEqual(['listMails']);
  expect(JSON.stringify(stubs)).not.toContain('very-secret');
  expect(leftOut.map((each) => each.replace(/: .*/, ''))).toEqual([
    'call 1, createNonce',
    'call 2, signIn',
    'call 3, checkResetToken',
    'call 4, completeLoginStep',
  ]);
  expect(leftOut.join()).not.toContain('very-secret');
});

it('says what it leaves out, and passes over calls to others', () => {
  const { stubs, leftOut } = stubsIn(
    archive(
      { ...recorded('GET', '/v1/accounts', none), request: { method: 'GET', url: 'https://bank.example/assets/a.js' } },
      recorded('GET', '/v1/horses', none),
      recorded('GET', '/v1/accounts', none, { status: 0 }),
      recorded('GET', '/v1/accounts', none, { status: 304 }),
      recorded('GET', '/v1/accounts', none, { content: { size: 700 } }),
      recorded('GET', '/v1/accounts', none, { content: { encoding: 'base64', text: btoa(JSON.stringify(none)) } }),
    ),
  );
  expect(stubs.map(({ text }) => text)).toEqual([JSON.stringify(none)]);
  expect(leftOut).toEqual([
    'call 2, GET: the contract has no such call.',
    'call 3, listAccounts: no answer arrived.',
    'call 4, listAccounts: an answer with 304 has nothing to play.',
    'call 5, listAccounts: the body of the answer was not recorded.',
  ]);
});

it.each<[string, unknown, RegExp]>([
  ['nothing', undefined, /no HTTP Archive/],
  ['a list', [], /no HTTP Archive/],
  ['another file', { log: {} }, /no log\.entries/],
  ['a call without an answer', archive({ request: { method: 'GET', url: 'x' } }), /call 1 cannot be read/],
])('refuses %s', (_, har, reason) => {
  expect(stubsFromHar(har)).toMatchObject({ reason: expect.stringMatching(reason) });
});

it('refuses a recording that breaks the contract, unless it is to be played all the same', async () => {
  const { control } = await openSmallSandbox();
  const har = archive(recorded('GET', '/v1/accounts', { status: done, accounts: 'none' }));
  expect(await control.addStubsFromHar({ har })).toMatchObject({
    outcome: 'refused',
    where: 'listAccounts.body.accounts',
    reason: expect.stringContaining('must be array'),
  });
  expect((await control.summary()).stubs).toEqual([]);
  expect(await control.addStubsFromHar({ har, unchecked: true })).toMatchObject({
    outcome: 'done',
    planned: 1,
    leftOut: [],
  });
  const others = archive(recorded('GET', '/v1/horses', none));
  expect(await control.addStubsFromHar({ har: others })).toMatchObject({ outcome: 'refused' });
});

it('plays the calls of this sandbox’s own archive to another customer session', async () => {
  const { sandbox, hand } = await nellAtHome();
  const address = async (each: typeof hand, control: (typeof sandbox)['control']) => {
    const things = await control.accounts({ persona: 'nell' });
    if (things.outcome === 'refused') throw new Error(things.reason);
    return each.call('GET', `/cz/v1/accountAddress/${things.accounts[0]?.token}`);
  };
  const first = await hand.call('GET', '/v1/accounts?expand=all');
  const theirs = await address(hand, sandbox.control);
  await sandbox.control.doVerb({ verb: 'money-in', persona: 'nell', with: { amount: '5' } });
  const second = await hand.call('GET', '/v1/accounts?expand=all');
  const har: unknown = JSON.parse(harText(await sandbox.control.journal(), 'test', 'https://site.example'));

  const other = await nellAtHome({ settings: { seed: 9 } });
  const told = await other.sandbox.control.addStubsFromHar({ har });
  expect(told).toMatchObject({ outcome: 'done', planned: 3 });
  const accounts = async () => (await other.hand.call('GET', '/v1/accounts')).text;
  expect([await accounts(), await accounts(), await accounts()]).toEqual([first.text, second.text, second.text]);
  expect((await address(other.hand, other.sandbox.control)).text).toBe(theirs.text);

  await other.sandbox.control.clearStubs();
  await other.sandbox.control.addStubsFromHar({ har, lastStays: false });
  expect([await accounts(), await accounts()]).toEqual([first.text, second.text]);
  expect(await accounts()).not.toBe(second.text);
});
