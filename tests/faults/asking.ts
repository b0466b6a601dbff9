import { accountsApi } from '#src/api/accounts/accounts.ts';
import type { LinkAnswer } from '#src/api/credentials/reset-link.ts';
import type { Instruction } from '#src/api/instructions/instruction.ts';
import type { InstructionOrder } from '#src/api/instructions/instruction-orders.ts';
import { instructionsApi } from '#src/api/instructions/instructions.ts';
import type { Mail } from '#src/api/mail/mail.ts';
import { createMailOrder } from '#src/api/mail/mail-order.ts';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';
import type { OrderOutcome } from '#src/api/orders/order.ts';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import type { AddPayeeOutcome } from '#src/api/payees/add-payee.ts';
import type { ChangePayeeOutcome } from '#src/api/payees/change-payee.ts';
import { payeesApi } from '#src/api/payees/payees.ts';
import { orderedPaymentApi } from '#src/api/payments/ordered-payment.ts';
import type { Schedule } from '#src/api/payments/payment-order.ts';
import { createPaymentRun } from '#src/api/payments/payment-run.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import type { signedInStore } from '#src/app/store.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { openBank } from '#tests/customers/open-bank.ts';

export type Store = Awaited<ReturnType<typeof signedInStore>>['store'];
/** This session's account tokens, by alias. */
export type Tokens = Readonly<Record<string, AccountId>>;
export interface Answered {
  readonly data?: unknown;
  readonly error?: BankError | undefined;
}
export type Question = (store: Store, tokens: Tokens) => Promise<Answered>;

export const party = false;
export const days = { newest: calendarDay('2026-03-02'), oldest: calendarDay('2026-02-15') };
/** A cached response would hide the fault. */
export const uncached = { forceRefetch: true, subscribe: false } as const;

const { listAccounts } = accountsApi.endpoints;
const { getProfile } = profileApi.endpoints;
const { listPayees } = payeesApi.endpoints;
const { listInstructions } = instructionsApi.endpoints;
const { getOrderedPayment } = orderedPaymentApi.endpoints;

export function ask(
  question: (store: Store) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>,
): Question {
  return async (store) => answeredBy(await question(store));
}

/** A call about a provider that asks for access to the accounts of the customer's own entity. */
export function sharing(
  question: (
    store: Store,
    arg: { readonly party: PartyId; readonly accessPointId: string },
  ) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>,
): Question {
  return ask(async (store) => {
    const { data: profile } = await store.dispatch(getProfile.initiate({ party }));
    return question(store, { party: asId<PartyId>(profile?.mainPartyId ?? ''), accessPointId: 'trotting-up' });
  });
}

/** A visitor's call, which has no endpoint. */
export function visit(question: (store: Store) => Promise<LinkAnswer<unknown>>): Question {
  return async (store) => {
    const answer = await question(store);
    return answer.outcome === 'answered' ? { data: answer.value } : { error: answer.error };
  };
}

export function saved(outcome: AddPayeeOutcome | ChangePayeeOutcome | OrderOutcome<unknown>): Answered {
  return 'error' in outcome ? { error: outcome.error } : { data: outcome };
}

/** A message without a text, so the bank refuses it each time. */
export function emptyMessage(replyingTo: (store: Store) => Promise<Mail | undefined> | undefined): Question {
  return ask(async (store) => {
    const { data: profile } = await store.dispatch(getProfile.initiate({ party }));
    const answered = await replyingTo(store);
    const order = store.dispatch(
      createMailOrder({
        party: asId<PartyId>(profile?.mainPartyId ?? ''),
        subjectId: '3',
        subject: 'Other',
        body: ' ',
        ...(answered !== undefined && { replyingTo: answered }),
      }),
    );
    const ready = await order.verify();
    return 'error' in ready ? ready : saved(await order.confirm());
  });
}

/** Verifies a payment to the first payee, without a confirmation. */
export function verified({ schedule = { kind: 'now' }, isNewPayee = false }: VerifiedOrder): Question {
  return ask(async (store) => {
    const { data: list } = await store.dispatch(listAccounts.initiate({ party }));
    const { data: payees } = await store.dispatch(listPayees.initiate({ party }));
    const from = list?.accounts.find(({ kind }) => kind === 'CA');
    const to = payees?.payees.find(({ isActive }) => isActive);
    if (from === undefined || to === undefined) throw new Error('There is nobody to pay, or nothing to pay from.');
    const wanted = { amount: money(10_00, 'GBP'), reference: 'Hay', confirms: 'pay somebody', schedule } as const;
    const order = { party, from, to, isNewPayee, ...wanted } as const;
    const verification = await store.dispatch(createPaymentRun(order)).verify();
    return verification.status === 'refused' ? { error: verification.error } : { data: verification };
  });
}

/** Verifies an order about the first standing order. */
export function checked(orderFor: (store: Store, order: Instruction) => InstructionOrder): Question {
  return ask(async (store) => {
    const { data } = await store.dispatch(listInstructions.initiate({ party, code: 'SI' }));
    const order = data?.instructions.find(({ statusCode }) => statusCode === 'A');
    if (order === undefined) throw new Error('There is no standing order.');
    return orderFor(store, order).verify();
  });
}

/** Verifies a transfer from the current account to the savings, without a confirmation. */
export function transferVerified(schedule: Schedule = { kind: 'now' }): Question {
  return ask(async (store) => {
    const { data: list } = await store.dispatch(listAccounts.initiate({ party }));
    const ofKind = (wanted: string) => list?.accounts.find(({ kind }) => kind === wanted);
    const [from, toAccount] = [ofKind('CA'), ofKind('IA')];
    if (from === undefined || toAccount === undefined) throw new Error('There are no two accounts.');
    const wanted = { amount: money(10_00, 'GBP'), reference: 'Hay', confirms: 'transfer something', schedule } as const;
    const verification = await store.dispatch(createPaymentRun({ party, from, toAccount, ...wanted })).verify();
    return verification.status === 'refused' ? { error: verification.error } : { data: verification };
  });
}

/** Reads a transfer that the bank does not know. */
export function transferRead(store: Store, kind: PaymentKind) {
  return store.dispatch(getOrderedPayment.initiate({ party, kind, id: 'B7E0' }, uncached));
}

interface VerifiedOrder {
  readonly schedule?: Schedule;
  readonly isNewPayee?: boolean;
}

export function statementsOf(accountId: AccountId) {
  return { party, accounts: [{ id: accountId, kind: 'CA', title: 'Current' }], today: days.newest } as const;
}

export function of(
  alias: string,
  question: (
    store: Store,
    account: { readonly party: false; readonly accountId: AccountId },
  ) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>,
): Question {
  return async (store, tokens) => {
    const accountId = tokens[alias];
    if (accountId === undefined) throw new Error(`private-customer has no account ${alias}`);
    return answeredBy(await question(store, { party, accountId }));
  };
}

/** Replaces the time of the response, which always differs. */
export function answeredBy({ data, error }: { readonly data?: unknown; readonly error?: unknown }): Answered {
  const isDated = typeof data === 'object' && data !== null && 'asOf' in data;
  return {
    data: isDated ? { ...data, asOf: 'then' } : data,
    error: shownError(error as BankError | undefined),
  };
}

export async function openForCustomer() {
  const sandbox = await openBank();
  const verdict = await sandbox.control.openSession('private-customer');
  if (verdict.outcome !== 'done') throw new Error(verdict.reason);
  const { sessionId } = verdict;
  const things = await sandbox.control.accounts({ sessionId });
  if (!('accounts' in things)) throw new Error('The bank gave no accounts.');
  const tokens = Object.fromEntries(things.accounts.map(({ alias, token }) => [alias, asId<AccountId>(token ?? '')]));
  return { sandbox, sessionId, tokens };
}
