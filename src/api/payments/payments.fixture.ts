import { account } from '#src/api/accounts/account.fixture.ts';
import { json } from '#src/api/store/bank.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { asId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import type { PaymentOrder } from './payment-order.ts';

// Orders from a screen, and the bank's answers.

export const payouts = '/cz/v1/payments/payouts/external';
export const instructions = '/cz/v1/payments/instructions/payouts/external';
export const draftId = '3C5A90E7D2184FB6';

/** The calls of an immediate payment, without nonce calls. */
export const payoutCalls = {
  create: `POST ${payouts}`,
  state: `GET ${payouts}/${draftId}`,
  confirm: `PUT ${payouts}/${draftId}`,
} as const;

/** An immediate payment of £12.50, unless a test says otherwise. */
export function order(given: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    party: false,
    from: account({ availableBalance: money(1_234_50, 'GBP') }),
    to: { groupId: '5D0C', id: asId('E813'), sortCode: '601122' },
    isNewPayee: false,
    amount: money(12_50, 'GBP'),
    reference: 'Hay March',
    schedule: { kind: 'now' },
    confirms: 'pay Ashdown Feed £12.50',
    ...given,
  };
}

export const tomorrow = calendarDay('2026-03-03');

/** A successful answer. */
export function done(body: object, { status = 200, message = { code: '0', type: 'INFO' } } = {}): Response {
  const result = status === 202 ? 'ACCEPTED' : 'SUCCESSFUL';
  return json(status, {
    status: { result, contextID: '00imcDy7k', referenceNumber: 'PB2606100041', message },
    ...body,
  });
}

export const draftAnswer = () =>
  json(201, {
    status: { result: 'SUCCESSFUL', message: { code: '0', type: 'INFO' } },
    paymentId: draftId,
    externalReferenceId: null,
    valueDate: '2026-03-02',
  });

export const paidAnswer = () =>
  done({ paymentId: draftId, externalReferenceId: 'FP26061000417', valueDate: '2026-03-02' });

export function stateAnswer(statusType: string) {
  const referenceNumber = statusType === 'INITIATED' ? null : 'PB2606100041';
  return () => done({ payoutDetails: { paymentId: draftId, statusType, referenceNumber, valueDate: '2026-03-02' } });
}

/** An answer that the test releases. */
export function heldAnswer() {
  let give: (answer: Response) => void = () => {};
  const promise = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { promise, give: (answer: Response) => give(answer) };
}
