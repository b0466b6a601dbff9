import { type BookVerdict, needs, orderBook } from '#sandbox/bank/cheques/book-orders.ts';
import { type Cheque, type ChequeState, chequeText, findCheques } from '#sandbox/bank/cheques/cheques.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { confirmationOf } from '#sandbox/bank/security/strong-authentication.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { amount } from '#sandbox/http/pipeline/plain-wire.ts';
import { refusalsBy } from '#sandbox/http/refusals/reasons.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { money } from '#src/kernel/money.ts';

const refusal = refusalsBy('cheques', {
  'function-missing': 'accessDenied',
  'account-not-found': 'accountNotFound',
  'account-not-of-kind': 'accountNotOfKind',
  'account-may-not-pay': 'accountMayNotPay',
  'range-not-valid': 'chequeRangeNotValid',
} as const);

const statuses = {
  cancelled: ['C', 'Cancelled'],
  'not-used': ['N', 'Not Used'],
  rejected: ['R', 'Rejected'],
  stopped: ['S', 'Stopped'],
  used: ['U', 'Used'],
  hold: ['H', 'Hold'],
} as const satisfies Record<ChequeState, readonly [components['schemas']['Cheque']['statusCode'], string]>;

export const chequeHandlers = {
  listIssuedCheques: {
    serves: 'customer',
    decide: ({ bank, customer, path, query }) => {
      const range = { first: Number(query.startChequeNo), last: Number(query.endChequeNo) };
      const verdict = findCheques(bank, customer, path.accountId, range);
      if (verdict.outcome === 'refused') return refusal(verdict);
      const issuedCheques = verdict.cheques.map((cheque) => toChequeWire(verdict.account, cheque));
      return { rule: 'cheques.listed', answer: { done: { issuedCheques } } };
    },
  },
  orderChequeBook: {
    serves: 'customer',
    decide: ({ bank, customer, body: { accNo } }) => ({
      ...ordered(orderBook(bank, customer, 'cheque', accNo.value), accNo),
      requiredConfirmation: confirmationOf(bank, customer, 'orderBook', 'to order a cheque book'),
    }),
  },
  orderPayInBook: {
    serves: 'customer',
    decide: ({ bank, customer, body: { accNo } }) => ({
      ...ordered(orderBook(bank, customer, 'pay-in', accNo.value), accNo),
      requiredConfirmation: confirmationOf(bank, customer, 'orderBook', 'to order a pay-in book'),
    }),
  },
} satisfies Partial<Handlers>;

function ordered(verdict: BookVerdict, accNo: components['schemas']['MaskedId']) {
  if (verdict.outcome === 'refused') return refusal(verdict);
  const { rule, book, changes } = verdict;
  const { kind, referenceNumber } = book;
  const done = { accNo: { value: accNo.value }, taskCode: needs[kind].task };
  const answer = verdict.needsApproval
    ? ({
        done: { _needsAuthoriser: true, ...done },
        status: 202,
        says: { referenceNumber, warning: { code: 'DIGX_APPROVAL_REQUIRED' } },
      } as const)
    : ({ done, status: 201, says: { referenceNumber } } as const);
  return { rule, answer, changes };
}

function toChequeWire({ currency }: AccountRecord, cheque: Cheque): components['schemas']['Cheque'] {
  const [statusCode, status] = statuses[cheque.state];
  return {
    id: chequeText(cheque.number),
    statusCode,
    status,
    date: cheque.on,
    amount: cheque.minor === null ? null : amount(money(cheque.minor, currency)),
  };
}
