import { expect, it, vi } from 'vitest';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';
import { createAuthorisation } from '#src/api/bulk/authorise-run.ts';
import { bulkApi, bulkDocumentDownloaded } from '#src/api/bulk/bulk-files.ts';
import { createUpload } from '#src/api/bulk/bulk-run.ts';
import { lookUpFiles } from '#src/api/bulk/look-up-files.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { shownError } from '#src/api/messages/bank-error.ts';
import { createFormNote, openNotes } from '#src/api/orders/form-note.ts';
import { readNotes } from '#src/api/orders/ledger.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { openBulkCustomer, totalMinor } from '#tests/customers/bulk-customer.ts';
import type { Store } from '#tests/customers/paying-customer.ts';
import { confirmations, underFault } from './under-fault.ts';

/** Bulk files with every fault: the app reports the truth, each file is uploaded once and paid once. */

type Bulk = Awaited<ReturnType<typeof openBulkCustomer>>;

const faultKinds = Object.keys(confirmations) as (keyof typeof confirmations)[];

/** The first answer asks for a code or PIN. */
function onlyOf(fault: FaultKind): number | undefined {
  return fault === 'lost-answer' ? 2 : undefined;
}

async function files({ party }: Bulk, store: Store) {
  const arg = { party, page: 1, from: calendarDay('2026-03-02'), to: calendarDay('2026-03-02') };
  const { data } = await store.dispatch(
    bulkApi.endpoints.listBulkFiles.initiate(arg, { forceRefetch: true, subscribe: false }),
  );
  return data?.files ?? [];
}

/** Uploaded and checked. */
async function checkedFile(bulk: Bulk, store: Store): Promise<string> {
  const outcome = await store.dispatch(createUpload(bulk.orderOf(), createFormNote('upload')))();
  if (outcome.outcome !== 'uploaded') throw new Error(outcome.outcome);
  await bulk.sandbox.control.advanceClock('PT3S');
  return outcome.id;
}

it.each(faultKinds)('uploads a file once, and says so, when the upload meets %s', async (fault) => {
  const bulk = await openBulkCustomer();
  const store = await bulk.openPage();
  const upload = store.dispatch(createUpload(bulk.orderOf(), createFormNote('upload')));
  const first = await underFault(bulk.sandbox, 'uploadBulkFile', fault, upload, onlyOf(fault));
  const expected = confirmations[fault];
  expect(first.outcome).toBe(expected === 'done' ? 'uploaded' : expected);
  expect(await files(bulk, store)).toHaveLength(expected === 'done' ? 1 : 0);

  const sent = await bulk.callCount('uploadBulkFile');
  if (fault === 'late=5') await bulk.sandbox.control.advanceClock('PT5S');
  const again = await upload();
  // Only what was refused is sent again. While it is unknown, the bank is only asked.
  if (expected !== 'refused') expect(await bulk.callCount('uploadBulkFile')).toBe(sent);
  expect(again.outcome).toBe(expected === 'unknown' && fault !== 'late=5' ? 'unknown' : 'uploaded');
  expect(await files(bulk, store)).toHaveLength(again.outcome === 'uploaded' ? 1 : 0);
  expect(await bulk.moneyGone()).toBe(0);
});

async function authorising(persona?: string) {
  const bulk = await openBulkCustomer(persona);
  const store = await bulk.openPage();
  const id = await checkedFile(bulk, store);
  const arg = { party: bulk.party, id, confirms: 'HAY.csv', isFactorNeeded: true };
  return { bulk, authorise: store.dispatch(createAuthorisation(arg, createFormNote('authorisation'))) };
}

/** The gateway asks for the PIN before it delays anything. */
const beforeThePin = faultKinds.filter((fault) => confirmations[fault] === 'unknown' && fault !== 'late=5');

it.each(beforeThePin)('knows that nothing is paid where %s came before the PIN was asked for', async (fault) => {
  const { bulk, authorise } = await authorising();
  const first = await underFault(bulk.sandbox, 'authoriseBulkFile', fault, authorise);
  const says = fault === 'html-blocked' ? /was blocked.*quote error code/ : /so nothing has been paid/;
  expect(first).toMatchObject({ outcome: 'refused', error: { message: expect.stringMatching(says) } });
  expect(openNotes()).toEqual([]);
  await bulk.sandbox.control.advanceClock('PT10S');
  expect(await bulk.moneyGone()).toBe(0);
  expect(await authorise()).toEqual({ outcome: 'approved' });
  await bulk.sandbox.control.advanceClock('PT10S');
  expect(await bulk.moneyGone()).toBe(totalMinor);
  expect(await bulk.sandbox.control.invariants()).toMatchObject({ hold: true });
});

it('keeps no note of a request that was lost before the PIN, even if the bank cannot be asked', async () => {
  const { bulk, authorise } = await authorising();
  await bulk.sandbox.control.addFault({ operationId: 'listBulkFiles', kind: 'offline', only: 1 });
  const first = await underFault(bulk.sandbox, 'authoriseBulkFile', 'offline', authorise);
  expect([first.outcome, readNotes()]).toEqual(['unknown', []]);
  expect(await authorise()).toMatchObject({ outcome: 'refused', error: { message: /nothing has been paid/ } });
  expect(await authorise()).toEqual({ outcome: 'approved' });
});

it('authorises again only when the customer says so, five minutes after a PIN was lost', async () => {
  const now = vi.spyOn(clock, 'businessNow').mockReturnValue('2026-03-02T10:00:00.000Z' as Instant);
  const { bulk, authorise } = await authorising();
  const first = await underFault(bulk.sandbox, 'authoriseBulkFile', 'timeout', authorise, 2);
  expect(first).toMatchObject({ outcome: 'unknown', againAt: '2026-03-02T10:05:00.000Z' });
  const sent = await bulk.callCount('authoriseBulkFile');
  expect(await authorise('again')).toMatchObject({ outcome: 'unknown' });
  now.mockReturnValue('2026-03-02T10:05:00.000Z' as Instant);
  expect(await authorise()).toMatchObject({ outcome: 'unknown' });
  expect(await bulk.callCount('authoriseBulkFile')).toBe(sent);
  expect(readNotes()).toHaveLength(1);
  expect(await authorise('again')).toEqual({ outcome: 'approved' });
  expect(readNotes()).toEqual([]);
  await bulk.sandbox.control.advanceClock('PT10S');
  expect(await bulk.moneyGone()).toBe(totalMinor);
  expect(await bulk.sandbox.control.invariants()).toMatchObject({ hold: true });
});

it('looks up an authorisation that a page which is gone has sent, and sends nothing', async () => {
  vi.spyOn(clock, 'businessNow').mockReturnValue('2026-03-02T10:00:00.000Z' as Instant);
  const bulk = await openBulkCustomer();
  const [store, later] = [await bulk.openPage(), await bulk.openPage()];
  const id = await checkedFile(bulk, store);
  const arg = { party: bulk.party, id, confirms: 'HAY.csv', isFactorNeeded: true };
  const gone = createFormNote('authorisation');
  await underFault(bulk.sandbox, 'authoriseBulkFile', 'late=5', store.dispatch(createAuthorisation(arg, gone)));
  gone.left();
  const [lost] = openNotes();
  if (lost === undefined) throw new Error('It left a note.');
  const note = createFormNote('authorisation');
  note.takenOver(lost.at);
  expect(openNotes()).toEqual([]);
  const ask = later.dispatch(createAuthorisation(arg, note, lost.at));
  const sent = await bulk.callCount('authoriseBulkFile');
  expect(await ask()).toMatchObject({ outcome: 'unknown', againAt: '2026-03-02T10:05:00.000Z' });
  await bulk.sandbox.control.advanceClock('PT5S');
  expect(await ask()).toEqual({ outcome: 'approved' });
  expect(await bulk.callCount('authoriseBulkFile')).toBe(sent);
  expect(readNotes()).toEqual([]);
  await bulk.sandbox.control.advanceClock('PT10S');
  expect(await bulk.moneyGone()).toBe(totalMinor);
});

/** With the PIN where it would be lost, which the first request does not have. */
function withPinOf(fault: FaultKind): number | undefined {
  return fault === 'lost-answer' || beforeThePin.some((kind) => kind === fault) ? 2 : undefined;
}

it.each(faultKinds)('pays a file once, and says so, when its authorisation meets %s', async (fault) => {
  const { bulk, authorise } = await authorising();
  const first = await underFault(bulk.sandbox, 'authoriseBulkFile', fault, authorise, withPinOf(fault));
  const expected = confirmations[fault];
  expect(first.outcome).toBe(expected === 'done' ? 'approved' : expected);

  if (fault === 'late=5') await bulk.sandbox.control.advanceClock('PT5S');
  const sent = await bulk.callCount('authoriseBulkFile');
  const again = await authorise();
  if (expected !== 'refused') expect(await bulk.callCount('authoriseBulkFile')).toBe(sent);
  expect(again.outcome).toBe(expected === 'unknown' && fault !== 'late=5' ? 'unknown' : 'approved');
  await bulk.sandbox.control.advanceClock('PT10S');
  expect(await bulk.moneyGone()).toBe(again.outcome === 'approved' ? totalMinor : 0);
  expect(await bulk.sandbox.control.invariants()).toMatchObject({ hold: true });
});

it('tells another page what became of a file whose answers were lost and whose page was left', async () => {
  vi.spyOn(clock, 'businessNow').mockReturnValue('2026-03-02T10:00:00.000Z' as Instant);
  const bulk = await openBulkCustomer();
  const [store, later] = [await bulk.openPage(), await bulk.openPage()];
  const results = () => openNotes().map(({ kind, result }) => [kind, result]);
  const lookUp = async () => {
    await bulk.sandbox.control.advanceClock('PT5S');
    await later.dispatch(lookUpFiles(openNotes()));
  };
  const uploadNote = createFormNote('upload');
  const upload = store.dispatch(createUpload(bulk.orderOf(), uploadNote));
  await underFault(bulk.sandbox, 'uploadBulkFile', 'late=5', upload);
  uploadNote.left();
  await later.dispatch(lookUpFiles(openNotes()));
  expect(results()).toEqual([['upload', undefined]]);
  await lookUp();
  expect(results()).toEqual([['upload', 'made']]);

  await bulk.sandbox.control.advanceClock('PT3S');
  const [file] = await files(bulk, later);
  const note = createFormNote('authorisation');
  const arg = { party: bulk.party, id: file?.id ?? '', confirms: 'HAY.csv' };
  await underFault(bulk.sandbox, 'authoriseBulkFile', 'late=5', store.dispatch(createAuthorisation(arg, note)));
  note.left();
  await lookUp();
  expect(results()).toEqual([
    ['upload', 'made'],
    ['authorisation', 'made'],
  ]);
  await bulk.sandbox.control.advanceClock('PT10S');
  expect(await bulk.moneyGone()).toBe(totalMinor);
});

it('pays once when two tabs authorise one file', async () => {
  const bulk = await openBulkCustomer();
  const [one, other] = [await bulk.openPage(), await bulk.openPage()];
  const id = await checkedFile(bulk, one);
  const arg = { party: bulk.party, id, confirms: 'HAY.csv' };
  await one.dispatch(createAuthorisation(arg, createFormNote('authorisation')))();
  expect(await other.dispatch(createAuthorisation(arg, createFormNote('authorisation')))()).toEqual({
    outcome: 'approved',
  });
  await bulk.sandbox.control.advanceClock('PT10S');
  expect(await bulk.moneyGone()).toBe(totalMinor);
  await bulk.sandbox.control.setClock('2026-03-04T10:00');
  expect(await bulk.sandbox.control.invariants()).toMatchObject({ hold: true });
});

it('takes one of two files with one name', async () => {
  const bulk = await openBulkCustomer();
  const [one, other] = [await bulk.openPage(), await bulk.openPage()];
  await checkedFile(bulk, one);
  const second = await other.dispatch(createUpload(bulk.orderOf({ fileName: 'hay.CSV' }), createFormNote('upload')))();
  expect(second).toMatchObject({ outcome: 'refused', error: { code: 'DIGX_FU_003' } });
  expect(await files(bulk, one)).toHaveLength(1);
});

it('waits for an authoriser where the mandate says so, and moves nothing', async () => {
  const bulk = await openBulkCustomer('maker');
  const store = await bulk.openPage();
  const id = await checkedFile(bulk, store);
  const authorise = store.dispatch(
    createAuthorisation({ party: bulk.party, id, confirms: 'HAY.csv' }, createFormNote('authorisation')),
  );
  const lost = await underFault(bulk.sandbox, 'authoriseBulkFile', 'lost-answer', authorise, 2);
  expect(lost).toEqual({ outcome: 'needs-authoriser' });
  await bulk.sandbox.control.advanceClock('PT30S');
  expect(await bulk.moneyGone()).toBe(0);
});

const reads = {
  listBulkFiles: async ({ party }: Bulk, store: Store) => {
    const arg = { party, page: 1, from: calendarDay('2025-03-02'), to: calendarDay('2026-03-02') };
    return store.dispatch(bulkApi.endpoints.listBulkFiles.initiate(arg, { forceRefetch: true, subscribe: false }));
  },
  listBulkRecords: async ({ party }: Bulk, store: Store, id: string) =>
    store.dispatch(
      bulkApi.endpoints.listBulkRecords.initiate({ party, id, page: 1 }, { forceRefetch: true, subscribe: false }),
    ),
  getBulkResponseFile: async ({ party }: Bulk, store: Store, id: string) =>
    store.dispatch(bulkDocumentDownloaded({ party, id, type: 'original' }, new AbortController().signal)),
  listFileIdentifiers: async (bulk: Bulk, store: Store) => drafted(bulk, store),
  createBulkFile: async (bulk: Bulk, store: Store) => drafted(bulk, store),
} as const;

/** A file that the bank refuses to draft, for its name. */
async function drafted(bulk: Bulk, store: Store) {
  const outcome = await store.dispatch(createUpload(bulk.orderOf({ fileName: 'a-b.csv' }), createFormNote('upload')))();
  return 'error' in outcome ? { error: outcome.error } : { data: outcome };
}

/** What each fault of a read says; `read` if the answer is still readable or reported as unreadable. */
const outcomes = {
  timeout: { kind: 'fault', fault: 'request_timeout' },
  offline: { kind: 'fault', fault: 'bad_network_response' },
  'lost-answer': { kind: 'fault', fault: 'bad_network_response' },
  empty: { kind: 'fault', fault: 'bad_network_response' },
  malformed: { kind: 'fault', fault: 'unreadable' },
  'html-blocked': { kind: 'fault', fault: 'page-blocked' },
  '403': { kind: 'refusal', status: 403 },
  '429': { kind: 'refusal', status: 429 },
  '500': { kind: 'refusal', status: 500 },
  '503': { kind: 'refusal', status: 503 },
  'code=DIGX_X_1': { kind: 'refusal', code: 'DIGX_X_1' },
  '401': 'session-over',
  '419': 'session-over',
  nonsense: 'read',
  'no-nonce': 'read',
} as const satisfies Partial<Record<FaultKind, object | string>>;

const matrix = Object.keys(reads).flatMap((operation) => Object.keys(outcomes).map((kind) => [operation, kind]));

let shared: Promise<{ readonly bulk: Bulk; readonly id: string }> | undefined;

it.each(matrix as [keyof typeof reads, keyof typeof outcomes][])('%s survives %s', async (operation, kind) => {
  shared ??= (async () => {
    const bulk = await openBulkCustomer();
    return { bulk, id: await checkedFile(bulk, await bulk.openPage()) };
  })();
  const { bulk, id } = await shared;
  const store = await bulk.openPage();
  const read = async () => {
    const { data, error } = (await reads[operation](bulk, store, id)) as { data?: unknown; error?: never };
    return { data, error: shownError(error) };
  };
  const before = await read();
  expect(before.error?.code).toBe(
    operation === 'createBulkFile' || operation === 'listFileIdentifiers' ? 'DIGX_FU_048' : undefined,
  );
  const faulty = await underFault(bulk.sandbox, operation, kind, read);
  const expected = outcomes[kind];
  if (expected === 'session-over') {
    expect(store.getState().session).toEqual({ status: 'ended', reason: 'expired' });
    return;
  }
  if (expected !== 'read') expect(faulty.error).toMatchObject(expected);
  expect(await read()).toEqual(before);
  expect(await bulk.moneyGone()).toBe(0);
});
