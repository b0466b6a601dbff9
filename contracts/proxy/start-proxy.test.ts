import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Fault, inBody } from '#contracts/mutate/fault.ts';
import { startProxy as startFaulty } from '#contracts/mutate/proxy.ts';
import { describeRecording } from '#contracts/recordings/describe-recording.ts';
import { stubsFromHar } from '#sandbox/control/stubs/har-stubs.ts';
import { type NodeHost, startNodeHost } from '#sandbox/hosts/node.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';
import { startCheckThread } from './check-thread.ts';
import { createHarRecorder } from './har-recorder.ts';
import { type ProxyOptions, startProxy } from './start-proxy.ts';

let host: NodeHost;
beforeAll(async () => {
  host = await startNodeHost({ port: 0, settings: {} });
  return () => host.close();
});

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

interface Given extends Partial<Omit<ProxyOptions, 'checks'>> {
  readonly spoil?: Fault['spoil'];
  readonly thread?: Parameters<typeof startCheckThread>[0];
}

async function proxyToSandbox({ spoil, thread, ...options }: Given = {}) {
  const faulty = await startFaulty(`http://127.0.0.1:${host.port}`, {
    name: 'planted',
    operation: 'listAccounts',
    spoil: spoil ?? {},
  });
  const usual = { baseUrl: faulty.url, port: 0, pagePort: 0, sample: 1 };
  const proxy = await startProxy({ ...usual, ...options, checks: startCheckThread(thread) });
  toClose.push(faulty.close, proxy.close);
  return proxy;
}

/** A customer who logs in and looks at the accounts. */
async function visit(origin: string): Promise<readonly number[]> {
  let cookie = '';
  const hand = createSessionByHand(async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await fetch(`${origin}${pathname}${search}`, {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), cookie },
      body: request.method === 'GET' ? null : await request.text(),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  });
  const signedIn = await hand.signIn('racing-owner', 'Paddock_7Gate');
  const listed = await hand.call('GET', '/v1/accounts?expand=all&locale=en');
  return [signedIn.status, listed.status];
}

async function pageOf(url: string, path = '/'): Promise<string> {
  return (await fetch(`${url}${path}`)).text();
}

it('finds nothing against a good bank, and says what the traffic speaks for', async () => {
  const proxy = await proxyToSandbox();
  expect(await visit(proxy.url)).toEqual([200, 200]);
  await fetch(`${proxy.url}/index.html`);
  const { recording, checked, skipped, faults } = await proxy.report();
  expect(recording.operations.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['createNonce', 'signIn', 'listAccounts']),
  );
  expect(recording.operations.filter(({ differences }) => differences.length > 0)).toEqual([]);
  expect([...recording.proposals.values()].filter(({ state }) => state !== 'confirmed')).toEqual([]);
  expect(recording.proposals.size).toBeGreaterThan(3);
  expect([checked > 3, skipped, faults.size]).toEqual([true, 0, 0]);
  expect(describeRecording(recording)).toMatch(/^ {2}Accounts +1 +0 +0$/m);
}, 30_000);

it('tells what broke by operation, in the page and at the end, with no value of anybody', async () => {
  const proxy = await proxyToSandbox({ spoil: inBody('accounts.0.currencyCode', () => 4711) });
  await visit(proxy.url);
  const index = await pageOf(proxy.pageUrl);
  const page = await pageOf(proxy.pageUrl, '/operations/listAccounts');
  const sentence = '200 /body/accounts[]/currencyCode must be string';
  expect(page).toContain(sentence);
  expect(index).toContain('<a href="/operations/listAccounts">listAccounts</a>');
  expect(index).toMatch(/Accounts<\/td><td title="">0<\/td><td title="listAccounts">1</);
  const { recording } = await proxy.report();
  expect(describeRecording(recording)).toContain(`${sentence} (1 of 1 call; first in call `);
  const accountNumbers = /\b\d{8}\b|4711|[0-9A-F]{20}/;
  expect(`${index}${page}${JSON.stringify(recording)}`).not.toMatch(accountNumbers);
  expect((await fetch(`${proxy.pageUrl}/operations/noSuchThing`)).status).toBe(404);
}, 30_000);

it('tells values where they were asked for, and no secret even then', async () => {
  const spoil = inBody('accounts.0.currencyCode', () => 4711);
  const proxy = await proxyToSandbox({ spoil, thread: { showsValues: true } });
  await visit(proxy.url);
  expect(await pageOf(proxy.pageUrl, '/operations/listAccounts')).toContain('must be string, but is 4711');
  expect(JSON.stringify(await proxy.report())).not.toContain('JSESSIONID=');
}, 30_000);

it('checks what a gateway has packed', async () => {
  const proxy = await proxyToSandbox({ spoil: { ...inBody('accounts.0.id', () => undefined), packs: true } });
  await visit(proxy.url);
  const { recording } = await proxy.report();
  const found = recording.operations.find(({ operation }) => operation === 'listAccounts');
  expect(found?.differences.map(({ text }) => text)).toEqual(['200 /body/accounts[]/id must be present']);
}, 30_000);

it('says that an operation is absent where its address is', async () => {
  const spoil: Fault['spoil'] = {
    answer: (answer) => {
      answer.status = 404;
      answer.body = '<html>';
      return true;
    },
  };
  const proxy = await proxyToSandbox({ spoil });
  expect(await visit(proxy.url)).toEqual([200, 404]);
  expect(describeRecording((await proxy.report()).recording)).toMatch(/^ {2}Accounts +0 +0 +1$/m);
}, 30_000);

it('records what went by for the sandbox to play, without secrets', async () => {
  const recorder = createHarRecorder();
  const proxy = await proxyToSandbox({ record: recorder.see });
  await visit(proxy.url);
  const text = await vi.waitUntil(async () => {
    const written = await recorder.text();
    return written.includes('/v1/accounts?') ? written : undefined;
  });
  expect(text).not.toMatch(/JSESSIONID=(?!\(hidden\))|j_password=(?!\(hidden\))|"x-nonce",\s*"value": "(?!\(hidden\))/);
  const read = stubsFromHar(JSON.parse(text));
  if ('reason' in read) throw new Error(read.reason);
  expect(read.stubs.map(({ operationId, status }) => [operationId, status])).toEqual([['listAccounts', 200]]);
  expect(JSON.parse(read.stubs[0]?.text ?? '')).toMatchObject({ accounts: expect.any(Array) });
  expect(recorder.left()).toBe(0);
}, 30_000);

it('records no more than memory is for, and says how much is left out', async () => {
  const recorder = createHarRecorder(1);
  const proxy = await proxyToSandbox({ record: recorder.see });
  await visit(proxy.url);
  await vi.waitUntil(() => recorder.left() > 2);
  expect(JSON.parse(await recorder.text()).log.entries).toHaveLength(0);
}, 30_000);

it('checks none of the calls where none is wanted', async () => {
  const proxy = await proxyToSandbox({ sample: 0 });
  expect(await visit(proxy.url)).toEqual([200, 200]);
  expect(await proxy.report()).toMatchObject({ checked: 0, skipped: 0, recording: { operations: [] } });
});

it('lets every call through while more wait for a check than may', async () => {
  const proxy = await proxyToSandbox({ thread: { mostWaiting: 0 } });
  expect(await visit(proxy.url)).toEqual([200, 200]);
  expect(await proxy.report()).toMatchObject({ checked: 0, skipped: expect.any(Number) });
});

it('lets every call through when the check itself dies, and says so', async () => {
  const script = new URL('./dying-worker.fixture.ts', import.meta.url);
  const proxy = await proxyToSandbox({ thread: { script } });
  expect(await visit(proxy.url)).toEqual([200, 200]);
  await vi.waitFor(async () => expect(await pageOf(proxy.pageUrl)).toContain('The check ended and was started again'));
  expect(await visit(proxy.url)).toEqual([200, 200]);
});

it('lets every call through when the check fails for one, and goes on with the next', async () => {
  const thread = startCheckThread();
  toClose.push(thread.close);
  const nothing = { bytes: new Uint8Array(), isWhole: true };
  const broken = { method: 'GET', target: '/digx/v1/me', requestHeaders: [], status: 200, headers: [], body: nothing };
  const packed = { bytes: new TextEncoder().encode('no gzip'), isWhole: true };
  thread.see({ ...broken, headers: ['content-encoding', 'gzip'], answer: packed });
  thread.see({ ...broken, answer: nothing });
  const { checked, faults } = await thread.report();
  expect([checked, [...faults.keys()]]).toEqual([1, ['incorrect header check']]);
});
