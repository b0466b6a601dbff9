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
import { payeeBody } from '#sandbox/walk/payee-bodies.ts';
import { decimalOf } from '#src/kernel/money.ts';
import type { Typed } from './payments-model.ts';

/** Whole requests to the bank with contract, nonce and second factor, which the bank may carry out late. */

export interface RequestToSend {
  readonly id: OperationId;
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly body: object;
}

let sentCount = 0;

/**
 * Sends a request, with the code if the bank asks for one.
 * @param lateBy seconds; undefined for at once
 * @returns `late` if the bank accepted it for later, or the result in a word
 */
export async function sendWithCode(
  payer: PayerActions,
  request: RequestToSend,
  typed: Typed,
  lateBy: number | undefined,
): Promise<string> {
  const first = await send(payer, request, lateBy);
  const challenge = first.answer?.headers['x-challenge'];
  if (first.answer?.status !== 417 || challenge === undefined) return saidOf(first);
  if (typed === 'nothing') return 'to-confirm';
  const { referenceNo } = JSON.parse(challenge) as { referenceNo: string };
  const otp = typed === 'right' ? lastCode(payer.bank) : anotherCode(payer.bank);
  return saidOf(await send(payer, request, lateBy, { authType: 'OTP', otp, referenceNo }));
}

export function confirmationOf(
  kind: 'payment' | 'instruction',
  payer: PayerActions,
  id: string,
  order: PaymentOrder,
  more = {},
) {
  const { bank, customer } = payer;
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
  } as const satisfies RequestToSend;
}

export function confirmationOfPayee(
  { bank, customer }: PayerActions,
  payee: PayeeRecord,
  intendedPounds?: number,
): RequestToSend {
  const { session } = customer();
  return {
    id: 'confirmPayee',
    path: {
      groupId: tokenOf(bank, session, 'payee-group', payee.groupId),
      payeeId: tokenOf(bank, session, 'payee', payee.id),
    },
    body: {
      ...payeeBody(payee, payee.report),
      stage: 2,
      ...(intendedPounds !== undefined && { intendedPayment: { currency: 'GBP', amount: intendedPounds } }),
    },
  };
}

async function send(
  { bank, customer }: PayerActions,
  request: RequestToSend,
  lateBy?: number,
  answer?: object,
): Promise<Outcome> {
  const { session, fresh } = withFreshNonces(bank, customer().session, 1);
  await commit(bank, [{ change: 'update', of: 'sessions', record: session }]);
  sentCount += 1;
  const headers = {
    'content-type': 'application/json',
    [sessionHeader]: session.id,
    'x-nonce': fresh[0] ?? '',
    ...(answer !== undefined && { 'x-challenge_response': JSON.stringify(answer) }),
  };
  const { id, path, query = {}, body } = request;
  const outcome = await serveOperation(
    handlers,
    {
      bank,
      inbound: { method: 'PUT', target: `/digx/${id}`, headers, body: { text: JSON.stringify(body) } },
      n: sentCount,
      contextID: `sent-${sentCount}`,
      stubFor: () => undefined,
      planFault: () => (lateBy === undefined ? undefined : `late=${lateBy}`),
      countAccepted: () => {},
      awaited: true,
    },
    { id, path, query },
  );
  expect(outcome.breaches).toEqual([]);
  return outcome;
}

/** The journal rule, for a challenge without its prefix. */
function saidOf({ rule, doneAt }: Outcome): string {
  if (doneAt !== undefined) return 'late';
  return rule === 'challenge.locks-codes-after-wrong-ones' ? 'codes-locked' : rule.replace('challenge.', '');
}
