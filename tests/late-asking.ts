import { expect } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { PaymentOrder } from '#sandbox/bank/payments/payment-order.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import { anotherCode, lastCode } from '#sandbox/bank/security/second-factor.fixture.ts';
import { withFreshNonces } from '#sandbox/bank/session/sessions.ts';
import type { PayerActions } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { handlers } from '#sandbox/http/handlers.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { sessionHeader } from '#sandbox/http/pipeline/inbound.ts';
import type { Outcome } from '#sandbox/http/pipeline/outcome.ts';
import { serveOperation } from '#sandbox/http/pipeline/pipeline.ts';
import { decimalOf } from '#src/kernel/money.ts';
import type { Typed } from './payments-in-mind.ts';

/** Whole requests to a desk's bank, which may be done late: contract, nonce, second factor and all. */

export interface Wish {
  readonly id: OperationId;
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly body: object;
}

let asked = 0;

/**
 * Asks, with the code where one is wanted. @param lateBy seconds, undefined for at once.
 * @returns `late` where it was taken on, or else what became of it in a word.
 */
export async function ask(desk: PayerActions, wish: Wish, typed: Typed, lateBy: number | undefined): Promise<string> {
  const first = await send(desk, wish, lateBy);
  const challenge = first.answer?.headers['x-challenge'];
  if (first.answer?.status !== 417 || challenge === undefined) return saidOf(first);
  if (typed === 'nothing') return 'to-confirm';
  const { referenceNo } = JSON.parse(challenge) as { referenceNo: string };
  const otp = typed === 'right' ? lastCode(desk.bank) : anotherCode(desk.bank);
  return saidOf(await send(desk, wish, lateBy, { authType: 'OTP', otp, referenceNo }));
}

export function confirmationOf(
  kind: 'payment' | 'instruction',
  desk: PayerActions,
  id: string,
  order: PaymentOrder,
  more = {},
) {
  const { bank, customer } = desk;
  const record = bank.records.find(`${kind}s`, id);
  if (record === undefined || order.amount === undefined) throw new Error(`There is no ${kind} ${id}.`);
  return {
    id: kind === 'payment' ? 'confirmPayment' : 'confirmInstruction',
    path: { [`${kind}Id`]: tokenOf(bank, customer().session, kind, id) },
    query: { sortCode: [record.payeeSortCode] },
    body: {
      from: { id: { value: order.accountToken, displayValue: '31926819' }, balance: '0.000000' },
      to: { groupId: order.groupToken, payeeId: order.payeeToken },
      isNewPayee: order.isNewPayee,
      later: kind === 'instruction',
      amount: { currency: 'GBP', amount: decimalOf(order.amount) },
      reference: order.reference,
      stage: 1,
      ...more,
    },
  } as const satisfies Wish;
}

export function confirmationOfPayee(
  { bank, customer }: PayerActions,
  payee: PayeeRecord,
  intendedPounds?: number,
): Wish {
  const { session } = customer();
  const { nickName, reference, accountType, accountNumber, accountName, sortCode, report } = payee;
  return {
    id: 'confirmPayee',
    path: {
      groupId: tokenOf(bank, session, 'payee-group', payee.groupId),
      payeeId: tokenOf(bank, session, 'payee', payee.id),
    },
    body: {
      nickName,
      status: 'ACT',
      domesticPayeeType: 'UK',
      reference,
      accountType,
      ukDomesticPayee: {
        paymentType: 'FAS',
        network: 'SORT',
        accountNumber,
        accountName,
        isShared: false,
        bankDetails: { name: 'Its bank', codeType: 'NAC', code: sortCode },
      },
      copApiResponse: report,
      stage: 2,
      ...(intendedPounds !== undefined && { intendedPayment: { currency: 'GBP', amount: intendedPounds } }),
    },
  };
}

async function send({ bank, customer }: PayerActions, wish: Wish, lateBy?: number, answer?: object): Promise<Outcome> {
  const { session, fresh } = withFreshNonces(bank, customer().session, 1);
  await commit(bank, [{ change: 'update', of: 'sessions', record: session }]);
  asked += 1;
  const headers = {
    'content-type': 'application/json',
    [sessionHeader]: session.id,
    'x-nonce': fresh[0] ?? '',
    ...(answer !== undefined && { 'x-challenge_response': JSON.stringify(answer) }),
  };
  const { id, path, query = {}, body } = wish;
  const outcome = await serveOperation(
    handlers,
    {
      bank,
      inbound: { method: 'PUT', target: `/digx/${id}`, headers, body: { text: JSON.stringify(body) } },
      n: asked,
      contextID: `asked-${asked}`,
      planFault: () => (lateBy === undefined ? undefined : `late=${lateBy}`),
      countTakenOn: () => {},
      awaited: true,
    },
    { id, path, query },
  );
  expect(outcome.breaches).toEqual([]);
  return outcome;
}

/** Of a challenge the word alone. */
function saidOf({ rule, doneAt }: Outcome): string {
  if (doneAt !== undefined) return 'late';
  return rule === 'challenge.locks-codes-after-wrong-ones' ? 'codes-locked' : rule.replace('challenge.', '');
}
