import { expect, it } from 'vitest';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { createRequestRun } from '#src/api/international/request-run.ts';
import { mailboxApi } from '#src/api/mail/mailbox.ts';
import { readNotes } from '#src/api/orders/ledger.ts';
import { readRefs } from '#src/api/payments/payment-note.ts';
import { checkUnresolved } from '#src/api/payments/unresolved-payments.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { callCountOf, loggedIn, openBank } from '#tests/customers/open-bank.ts';
import { underFault } from './under-fault.ts';

/**
 * Requests for international payments, with every fault on every response. The app reports the truth, the bank receives
 * the request at most once, and no money moves on any account.
 */

const uncached = { forceRefetch: true, subscribe: false } as const;

async function openRequest() {
  const sandbox = await openBank();
  const browser = await loggedIn(sandbox, 'racing-owner');
  const { store } = await signedInStore(browser);
  const listed = await store.dispatch(accountsApi.endpoints.listAccounts.initiate({ party: false }, uncached));
  const from = listed.data?.accounts.find(({ isInternational }) => isInternational);
  if (from === undefined) throw new Error('The customer has no account in another currency.');
  const run = store.dispatch(createRequestRun({ party: from.customerId, body: 'Country: Ireland (IE)' }));
  const { store: observer } = await signedInStore(browser);

  async function balances() {
    const { data } = await observer.dispatch(accountsApi.endpoints.listAccounts.initiate({ party: false }, uncached));
    return data?.accounts.map(({ id, balance, availableBalance }) => ({ id, balance, availableBalance }));
  }
  return {
    sandbox,
    browser,
    store,
    run,
    before: await balances(),
    balances,
    /** How often the request is in the outbox. */
    async received(): Promise<number> {
      const { data } = await observer.dispatch(
        mailboxApi.endpoints.listMails.initiate({ party: false, box: 'outbox' }, uncached),
      );
      return data?.filter(({ subject }) => subject.includes(run.reference)).length ?? -1;
    },
    sent: () => callCountOf(sandbox, 'sendMail'),
  };
}

/** The outcome in the app for each fault of the sending. */
const sendings = {
  'lost-answer': 'requested',
  empty: 'requested',
  malformed: 'requested',
  nonsense: 'requested',
  'no-nonce': 'requested',
  'late=5': 'unknown',
  timeout: 'unknown',
  offline: 'unknown',
  'html-blocked': 'unknown',
  '500': 'unknown',
  '503': 'unknown',
  '429': 'unknown',
  'code=DIGX_CZ_NONCE_01': 'unknown',
  '403': 'refused',
  'code=DIGX_CZ_MAIL_02': 'refused',
} as const satisfies Partial<Record<FaultKind, string>>;

it.each(Object.entries(sendings))(
  'when the sending meets %s, the request is %s and sent at most once',
  async (fault, expected) => {
    const { sandbox, run, received, sent, before, balances } = await openRequest();
    const first = await underFault(sandbox, 'sendMail', fault as FaultKind, run.send);
    expect(first.outcome).toBe(expected);
    expect(await received()).toBe(expected === 'requested' ? 1 : 0);
    expect([readRefs().length, readNotes().map(({ result }) => result)]).toEqual(
      expected === 'unknown' ? [1, [undefined]] : [0, [expected === 'requested' ? 'requested' : 'not-made']],
    );

    // A second press sends only a refused request again.
    const count = await sent();
    const again = await run.send();
    expect(again.outcome).toBe(expected === 'unknown' ? 'unknown' : 'requested');
    expect(await sent()).toBe(expected === 'refused' ? count + 1 : count);
    await sandbox.control.advanceClock('PT6M');
    expect(await received()).toBe(fault === 'late=5' || expected !== 'unknown' ? 1 : 0);
    expect(await balances()).toEqual(before);
    expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
  },
);

it('is found by the page that comes next when it arrives late', async () => {
  const { sandbox, browser, run, received, sent, before, balances } = await openRequest();
  expect(await underFault(sandbox, 'sendMail', 'late=5', run.send)).toMatchObject({ outcome: 'unknown' });
  const { store: next } = await signedInStore(browser);
  const at = run.noteAt();
  if (at === undefined) throw new Error('There is no note');
  await next.dispatch(checkUnresolved(at));
  expect(readNotes()).toEqual([{ at, kind: 'request', before: 0 }]);
  await sandbox.control.advanceClock('PT5S');
  await next.dispatch(checkUnresolved(at));
  expect(readNotes()).toEqual([{ at, kind: 'request', before: 0, result: 'requested' }]);
  expect([await received(), await sent()]).toEqual([1, 1]);
  expect(await balances()).toEqual(before);
});

it.each([
  ['listMails', '500'],
  ['listMails', 'timeout'],
  ['listMails', 'malformed'],
] as const)('is not sent when %s meets %s beforehand', async (operationId, fault) => {
  const { sandbox, run, received, sent } = await openRequest();
  const outcome = await underFault(sandbox, operationId, fault, run.send);
  expect(outcome.outcome).toBe('refused');
  expect(readRefs()).toEqual([]);
  expect([await received(), await sent()]).toEqual([0, 0]);
  expect(await run.send()).toEqual({ outcome: 'requested' });
  expect(await received()).toBe(1);
});
