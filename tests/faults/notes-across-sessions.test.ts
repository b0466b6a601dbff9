import { expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import type { Decision } from '#src/api/approvals/approval-calls.ts';
import { authorisationsApi } from '#src/api/approvals/authorisations.ts';
import { decide, decisionsLeft } from '#src/api/approvals/decide.ts';
import { lookUpDecisions } from '#src/api/approvals/look-up-decisions.ts';
import { checkPayeeName } from '#src/api/cop/cop-check.ts';
import { lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';
import type { InstructionCode } from '#src/api/instructions/instruction.ts';
import { editNotedAs, endNotedAs } from '#src/api/instructions/instruction-marks.ts';
import { createCancellation, createEdit } from '#src/api/instructions/instruction-orders.ts';
import { instructionsApi } from '#src/api/instructions/instructions.ts';
import { lookUpInstructions } from '#src/api/instructions/look-up-instructions.ts';
import { createFormNote, openNotes } from '#src/api/orders/form-note.ts';
import { type MarkedNote, readNotes } from '#src/api/orders/ledger.ts';
import { passed } from '#src/api/orders/left-note.fixture.ts';
import { confirmAgainAfterMs } from '#src/api/orders/order.ts';
import type { MarkedKind } from '#src/api/orders/order-kinds.ts';
import { addPayee } from '#src/api/payees/add-payee.ts';
import { changePayee } from '#src/api/payees/change-payee.ts';
import { lookUpPayees } from '#src/api/payees/look-up-payees.ts';
import { payeesApi } from '#src/api/payees/payees.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { money } from '#src/kernel/money.ts';
import { answerEveryChallenge, openPayingCustomer, rightCode, type Store } from '#tests/customers/paying-customer.ts';
import { underFault } from './under-fault.ts';

/**
 * Decisions, edits, ends and payees whose answer was lost, and whose session is over. The next session has other tokens: it
 * finds by the note what became of them, and says so only when the bank's lists do.
 */

const party = false;
const uncached = { forceRefetch: true, subscribe: false } as const;
const { signal } = new AbortController();

/** Prepares a request, which is then sent by one call and leaves its page. */
interface Noted {
  readonly kind: MarkedKind;
  readonly persona: string;
  readonly operationId: string;
  /** Which of its answers is lost: before the last one, the bank asks for a code. */
  readonly answer: number;
  readonly list: string;
  readonly prepared: (store: Store) => Promise<() => Promise<string>>;
  readonly lookUp: (notes: readonly MarkedNote[]) => AppThunk<Promise<void>>;
}

const decisionOn = (decision: Decision) => async (store: Store) => {
  const { listWaitingApprovals } = authorisationsApi.endpoints;
  const asked = { party, discriminator: 'ACCOUNT_FINANCIAL' } as const;
  const { data } = await store.dispatch(listWaitingApprovals.initiate(asked, uncached));
  const item = data?.items.find(({ amount }) => amount?.minor === 1240_00);
  if (item === undefined) throw new Error('No payment waits.');
  return async () => {
    const { outcome } = await store.dispatch(decide(decision, { party, item, confirms: 'authorise it' }));
    store.dispatch(decisionsLeft());
    return outcome;
  };
};

async function firstOf(store: Store, code: InstructionCode) {
  const { listInstructions } = instructionsApi.endpoints;
  const { data } = await store.dispatch(listInstructions.initiate({ party, code }, uncached));
  const found = data?.instructions.find(({ statusCode }) => statusCode === 'A');
  if (found === undefined) throw new Error(`The customer has no ${code}.`);
  return found;
}

const endOf = (code: InstructionCode) => async (store: Store) => {
  const note = createFormNote(endNotedAs[code]);
  const order = store.dispatch(createCancellation(await firstOf(store, code), note));
  await order.verify();
  return async () => {
    const { outcome } = await order.confirm();
    note.left();
    return outcome;
  };
};

async function edit(store: Store) {
  const note = createFormNote(editNotedAs);
  const wanted = { amount: money(77_00, 'GBP'), reference: 'Hay April', confirms: 'pay somebody' };
  const order = store.dispatch(createEdit({ of: await firstOf(store, 'SI'), ...wanted }, note));
  await order.verify();
  return async () => {
    const { outcome } = await order.confirm();
    note.left();
    return outcome;
  };
}

async function draftOf(store: Store, reference: string) {
  const details = { accountNumber: '20418836', sortCode: '601122', accountType: 'Business', reference } as const;
  const name = 'Ashdown Feed & Forage';
  const report = await store.dispatch(checkPayeeName({ party, ...details, accountName: name }, signal));
  if ('error' in report) throw new Error(report.error.message);
  return { party, ...details, name, bankName: 'Tannery Bank', report: report.data } as const;
}

async function payee(store: Store) {
  const draft = await draftOf(store, 'Account 4417');
  return async () => (await store.dispatch(addPayee(draft, signal))).outcome;
}

async function payeeChange(store: Store) {
  await store.dispatch(addPayee(await draftOf(store, 'Account 4417'), signal));
  const { data } = await store.dispatch(payeesApi.endpoints.listPayees.initiate({ party }, uncached));
  const before = data?.payees.find(({ accountNumber }) => accountNumber === '20418836');
  if (before === undefined) throw new Error('The payee was not added.');
  const draft = await draftOf(store, 'Account 9');
  return async () => (await store.dispatch(changePayee(before, draft, signal))).outcome;
}

const decisions = { persona: 'approver', list: 'listApprovals', lookUp: lookUpDecisions };
const ends = {
  persona: 'private-customer',
  operationId: 'confirmCancellation',
  answer: 1,
  list: 'listInstructions',
  lookUp: lookUpInstructions,
};
const payees = {
  persona: 'private-customer',
  operationId: 'confirmPayee',
  list: 'listPayeeGroups',
  lookUp: lookUpPayees,
};

const all: readonly Noted[] = [
  { ...decisions, kind: 'approval', operationId: 'approveTransaction', answer: 2, prepared: decisionOn('approve') },
  { ...decisions, kind: 'decline', operationId: 'rejectTransaction', answer: 1, prepared: decisionOn('decline') },
  { ...ends, kind: 'cancellation', prepared: endOf('FD') },
  { ...ends, kind: 'stop', prepared: endOf('SI') },
  { ...ends, kind: 'debit-stop', prepared: endOf('DD') },
  { ...ends, kind: 'edit', operationId: 'editInstruction', prepared: edit },
  { ...payees, kind: 'payee', answer: 2, prepared: payee },
  { ...payees, kind: 'payee-change', answer: 1, prepared: payeeChange },
];
const cases = all.map((noted) => [noted.kind, noted] as const);

async function loggedIn(persona: string, sandbox?: Sandbox) {
  const customer = await openPayingCustomer(persona, sandbox);
  await customer.sandbox.control.setSwitches({ otp: rightCode });
  const store = await customer.openPage();
  answerEveryChallenge(store);
  await store.dispatch(profileApi.endpoints.getProfile.initiate({ party }));
  return { ...customer, store, available: () => availableIn(store) };
}

/** The account that pays in all of these, whichever session asks. */
async function availableIn(store: Store): Promise<number> {
  const { data } = await store.dispatch(accountsApi.endpoints.listAccounts.initiate({ party }, uncached));
  return (
    data?.accounts.find(({ kind, currency }) => kind === 'CA' && currency === 'GBP')?.availableBalance?.minor ??
    Number.NaN
  );
}

/** Sent, and nobody can say what became of it. `isDone`: the bank did it. */
async function leftInDoubt({ persona, operationId, answer, list, prepared, kind }: Noted, isDone: boolean) {
  const customer = await loggedIn(persona);
  const { sandbox } = customer;
  const before = await customer.available();
  const send = await prepared(customer.store);
  await sandbox.control.addFault({ operationId: list, kind: '500' });
  const outcome = await underFault(sandbox, operationId, isDone ? 'lost-answer' : 'timeout', send, answer);
  expect(['unknown', 'failed']).toContain(outcome);
  expect(openNotes()).toEqual([{ at: expect.any(String), kind, before: 0, mark: expect.any(String) }]);
  return { ...customer, before };
}

it.each(cases)('%s: is found in the next session', async (kind, noted) => {
  const { sandbox, callCount, before } = await leftInDoubt(noted, true);
  const sent = await callCount(noted.operationId);
  const { store, available } = await loggedIn(noted.persona, sandbox);
  await store.dispatch(noted.lookUp(openNotes()));
  expect(openNotes()).toMatchObject([{ kind, result: 'made' }]);
  expect([await callCount(noted.operationId), before - (await available())]).toEqual([
    sent,
    kind === 'approval' ? 1240_00 : 0,
  ]);
});

it.each(cases)('%s: stays open until it cannot arrive any more, and is then said not to be made', async (_, noted) => {
  const { sandbox, callCount } = await leftInDoubt(noted, false);
  const sent = await callCount(noted.operationId);
  const { store } = await loggedIn(noted.persona, sandbox);
  const look = () => store.dispatch(noted.lookUp(openNotes()));
  await look();
  passed(confirmAgainAfterMs - 1_000);
  await look();
  expect(openNotes()[0]?.result).toBeUndefined();
  passed(2_000);
  await underFault(sandbox, noted.list, '500', look);
  expect(openNotes()[0]?.result).toBeUndefined();
  await look();
  expect(openNotes()).toMatchObject([{ result: 'not-made' }]);
  expect(await callCount(noted.operationId)).toBe(sent);
});

it.each(cases)('%s: stays open when another customer logs in', async (_kind, noted) => {
  const { sandbox } = await leftInDoubt(noted, false);
  const { store } = await loggedIn('joint-holder', sandbox);
  passed(10 * confirmAgainAfterMs);
  await store.dispatch(noted.lookUp(openNotes()));
  expect(openNotes()).toHaveLength(1);
  expect(openNotes()[0]?.result).toBeUndefined();
});

it.each(cases)('%s: is looked up, and not sent, when the next session asks for it again', async (_kind, noted) => {
  const { sandbox, callCount, before } = await leftInDoubt(noted, false);
  const sent = await callCount(noted.operationId);
  const { store, available } = await loggedIn(noted.persona, sandbox);
  const again = await noted.prepared(store);
  expect(['unknown', 'failed']).toContain(await again());
  expect([await callCount(noted.operationId), before - (await available())]).toEqual([sent, 0]);
  expect(readNotes()).toHaveLength(1);
});

it.each(cases)('%s: may be sent again once the bank is without it for long enough', async (kind, noted) => {
  const { sandbox, before } = await leftInDoubt(noted, false);
  const { store, available } = await loggedIn(noted.persona, sandbox);
  passed(confirmAgainAfterMs + 1_000);
  const again = await noted.prepared(store);
  expect(['made', 'decided', 'created', 'changed']).toContain(await again());
  expect(before - (await available())).toBe(kind === 'approval' ? 1240_00 : 0);
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
});

it.each(cases)('%s: keeps nothing of what it is about', async (kind, noted) => {
  await leftInDoubt(noted, false);
  const note = new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z/${kind}/0/[0-9a-f]{6,12}$`);
  expect(sharedStorage.getItem(lastingKeys.unresolvedOrders)).toMatch(note);
});
