import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packText, unpackText } from '#sandbox/control/link/packed-text.ts';
import { nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';
import { type Moment, readMoment } from './moment.ts';
import { momentVersion } from './moment-version.ts';

type Loose = Record<string, unknown>;
/** Everything may be anything in the hands of somebody hostile. */
// biome-ignore lint/suspicious/noExplicitAny: a test spoils every part of it
type Spoiled = any;

async function goodMoment(): Promise<Moment> {
  const { sandbox, hand } = await nellAtHome();
  await sandbox.control.setSwitches({ latency: 1 });
  await hand.call('GET', '/v1/accounts');
  const taken = await sandbox.control.snapshot();
  if (taken.outcome === 'refused') throw new Error(taken.reason);
  return {
    format: 'paddock-moment',
    version: momentVersion,
    snapshot: taken.snapshot,
    session: hand.sessionId,
    page: { url: '/accounts?show=all', state: null, shared: { 'paddock.sessionId': 'a' }, tab: {} },
    report: {
      savedAt: '2026-03-02T10:00:00Z',
      what: 'The balance is wrong.',
      site: 'http://localhost:5173/',
      browser: 'A browser',
      viewport: { width: 1280, height: 900 },
      console: [{ at: '2026-03-02T10:00:00Z', level: 'error', text: 'Oops' }],
      screenshot: 'data:image/png;base64,AAAA',
    },
  };
}

const good = await goodMoment();

const spoilings: readonly (readonly [string, (moment: Spoiled) => unknown])[] = [
  ['a text', () => 'a text'],
  ['null', () => null],
  ['a number', () => 7],
  ['a list', () => []],
  ['an empty object', () => ({})],
  ['a HAR file', () => ({ log: { version: '1.2', entries: [] } })],
  ['another format', (moment) => ({ ...moment, format: 'other-sandbox' })],
  ['no version', ({ version: _, ...rest }) => rest],
  ['a later version', (moment) => ({ ...moment, version: momentVersion + 1 })],
  ['a version as text', (moment) => ({ ...moment, version: '1' })],
  ['a key unknown here', (moment) => ({ ...moment, run: 'now' })],
  ['no session', ({ session: _, ...rest }) => rest],
  ['a session of a megabyte', (moment) => ({ ...moment, session: 'x'.repeat(1_000_000) })],
  ['no snapshot', ({ snapshot: _, ...rest }) => rest],
  ['a snapshot of version 1', withSnapshot({ version: 1 })],
  ['a snapshot with an unknown key', withSnapshot({ eval: 'x' })],
  ['settings of an unknown persona', withSnapshot({ sandbox: 'persona:nobody' })],
  ['settings with an unknown key', withSnapshot({ sandbox: 'script:alert' })],
  ['settings that are a list', withSnapshot({ sandbox: ['persona:nell'] })],
  ['settings of a megabyte', withSnapshot({ sandbox: 'x'.repeat(1_000_000) })],
  ['a verb that does not apply', withSnapshot({ sandbox: 'persona:nell;do:expire-session' })],
  ['a time before time', withSnapshot({ wallMs: -1e300 })],
  ['half a millisecond', withSnapshot({ wallMs: 0.5 })],
  ['an opening below one', withSnapshot({ opening: 0 })],
  ['an opening beyond counting', withSnapshot({ opening: 9_007_199_254_740_991 })],
  ['a last moment before the opening', withSnapshot({ standsAt: '2026-01-01T00:00:00.000Z' })],
  ['a last moment in a thousand years', withSnapshot({ standsAt: '3026-03-02T10:00:00.000Z' })],
  ['a last moment that is a year alone', withSnapshot({ standsAt: '2027' })],
  ['no last moment', withSnapshot({ standsAt: null })],
  ['another state hash', withSnapshot({ stateHash: '0'.repeat(64) })],
  ['a state hash that is none', withSnapshot({ stateHash: 'none' })],
  ['a journal that is an object', withSnapshot({ journal: { length: 1 } })],
  ['a hundred thousand entries', withSnapshot({ journal: new Array(100_000).fill(good.snapshot.journal[0]) })],
  ['an entry missing', withJournal((journal) => journal.toSpliced(1, 1))],
  ['an entry twice', withJournal((journal) => [...journal, journal.at(-1)])],
  ['entries in another order', withJournal((journal) => journal.toReversed())],
  ['a changed request', withEntry(2, (entry) => ({ ...entry, request: { ...entry.request, method: 'DELETE' } }))],
  ['a time running back', withEntry(2, (entry) => ({ ...entry, at: '2026-03-02T09:00:00.000Z' }))],
  ['a time in Roman numerals', withEntry(0, (entry) => ({ ...entry, at: 'MMXXVI' }))],
  ['an entry of an unknown kind', withEntry(0, (entry) => ({ ...entry, kind: 'script' }))],
  ['a header no browser sends', withEntry(1, headers({ 'x-a\r\nx-b': '1' }))],
  ['a header with a line break', withEntry(1, headers({ 'x-a': '1\r\nx-b: 2' }))],
  ['a header that is a number', withEntry(1, headers({ 'x-a': 1 }))],
  ['a body that is neither text nor bytes', withEntry(1, request({ body: { file: '/etc/passwd' } }))],
  ['bytes that are not base64', withEntry(1, request({ method: 'POST', body: { base64: '***' } }))],
  ['a method that is forbidden', withEntry(1, request({ method: 'TRACE' }))],
  ['an unknown act of a tester', withAct({ act: 'transfer-everything' })],
  ['an act on an unknown operation', withAct({ act: 'add-fault', fault: { operationId: 'constructor', kind: '500' } })],
  [
    'a clock set by centuries',
    withAct({ act: 'clock', clock: { now: '2990-01-01T00:00:00.000Z', runs: { mode: 'frozen' } } }),
  ],
  ['a session for an unknown customer', withAct({ act: 'open-session', userId: '__proto__' })],
  ['a page on another site', withPage({ url: 'https://evil.example/' })],
  ['a page on another host', withPage({ url: '//evil.example/' })],
  ['a page behind a backslash', withPage({ url: '/\\evil.example/' })],
  ['a page behind a tab', withPage({ url: '/\t/evil.example/' })],
  ['a page that is a script', withPage({ url: 'javascript:alert(1)' })],
  ['a page with a megabyte of state', withPage({ state: 'x'.repeat(1_000_000) })],
  ['a stored value of another site', withPage({ shared: { token: 'x' } })],
  [
    'a stored value under __proto__',
    () => JSON.parse(JSON.stringify(good).replace('"paddock.sessionId"', '"__proto__x"')),
  ],
  ['a stored value that is an object', withPage({ tab: { 'paddock.sessionId': {} } })],
  [
    'more stored values than there are',
    withPage({
      tab: Object.fromEntries(
        Array.from({ length: 27 * 26 }, (_, n) => [
          `paddock.${'abcdefghijklmnopqrstuvwxyz'[n % 26]}${'a'.repeat(1 + Math.floor(n / 26))}`,
          '',
        ]),
      ),
    }),
  ],
  ['a picture that is a document', withReport({ screenshot: 'data:image/svg+xml;base64,AAAA' })],
  ['a picture elsewhere', withReport({ screenshot: 'https://evil.example/pixel.png' })],
  ['a console of a million lines', withReport({ console: new Array(1_000_000).fill(good.report?.console[0]) })],
  ['a report with an unknown key', withReport({ html: '<script>' })],
];

it.each(spoilings)('refuses %s with a reason, and keeps the current bank', async (_, spoil) => {
  const { sandbox, hand } = await nellAtHome();
  const before = await sandbox.control.state();
  const verdict = await sandbox.control.openSnapshot(spoil(structuredClone(good)));
  expect(verdict).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/\w{2}.*\.$/s) });
  expect(await sandbox.control.state()).toEqual(before);
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 200 });
});

it('opens the moment that all of them were made from', async () => {
  const { sandbox } = await nellAtHome();
  expect(await sandbox.control.openSnapshot(good)).toMatchObject({ outcome: 'done', session: good.session });
  expect(spoilings.length).toBeGreaterThanOrEqual(50);
});

it.each([
  ['no JSON', 'not JSON'],
  ['half a file', JSON.stringify(good).slice(0, 500)],
  ['a binary file', '\u0000PNG'],
  ['brackets without end', '['.repeat(200_000)],
  ['more than 32 MB', 'x'.repeat(33 * 1024 * 1024)],
])('refuses the text of %s', (_, text) => {
  expect(readMoment(text)).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/\.$/) });
});

it('packs any text into letters that URLs keep, and unpacks nothing else', async () => {
  const text = JSON.stringify({ name: 'Zoë & “Söhne” 🐎', long: 'x'.repeat(10_000) });
  const packed = await packText(text);
  expect(packed).toMatch(/^[\w-]{1,300}$/);
  expect(await unpackText(packed)).toBe(text);
  for (const other of ['', 'not packed!', packed.slice(0, -9), `${packed}AAAA`]) {
    expect(await unpackText(other)).not.toBe(text);
  }
  const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024)).toString('base64url');
  expect(bomb.length).toBeLessThan(100_000);
  expect(await unpackText(bomb)).toBeUndefined();
});

function withSnapshot(change: Loose) {
  return (moment: Spoiled) => ({ ...moment, snapshot: { ...moment.snapshot, ...change } });
}

function withJournal(change: (journal: Spoiled[]) => unknown) {
  return (moment: Spoiled) => ({
    ...moment,
    snapshot: { ...moment.snapshot, journal: change(moment.snapshot.journal) },
  });
}

function withEntry(index: number, change: (entry: Spoiled) => unknown) {
  return withJournal((journal) => journal.with(index, change(journal[index])));
}

function withAct(act: Loose) {
  return withJournal((journal) => journal.map((entry) => (entry.kind === 'control' ? { ...entry, act } : entry)));
}

function request(change: Loose) {
  return (entry: Spoiled) => ({ ...entry, request: { ...entry.request, ...change } });
}

function headers(change: Loose) {
  return (entry: Spoiled) => request({ headers: { ...entry.request.headers, ...change } })(entry);
}

function withPage(change: Loose) {
  return (moment: Spoiled) => ({ ...moment, page: { ...moment.page, ...change } });
}

function withReport(change: Loose) {
  return (moment: Spoiled) => ({ ...moment, report: { ...moment.report, ...change } });
}
