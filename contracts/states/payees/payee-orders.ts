import { exampleDays } from '#contracts/driver/bank-days.ts';
import { nameCheckBody, payeeBody } from '#sandbox/walk/payee-bodies.ts';

/**
 * A payee and the orders to pay it, as the app sends them. A confirmation must equal the order it confirms, so states send
 * the same bodies as the app's requests.
 */
export const aPayee = {
  name: 'Meadow Farm Feeds',
  nickname: 'Hay and straw',
  accountNumber: '31774902',
  sortCode: '601122',
  bankName: 'Tannery Bank',
  accountType: 'Business',
  reference: 'Account 4417',
} as const;

/** The nickname after a change. */
export const otherNickname = 'Hay merchant';

export function checkedPayeeBody(details: PayeeDetails = aPayee) {
  return nameCheckBody(givenOf(details));
}

function givenOf({ name, nickname, ...given }: PayeeDetails) {
  return { ...given, accountName: name, nickName: nickname };
}

export type PayeeDetails = { readonly [Name in keyof typeof aPayee]: string };

/** The result of Confirmation of Payee: a full match. */
export const passedCheck = { enabled: true, matched: 'Y', reasonCode: null, payeeAccountName: null } as const;

export function payeeBodyAt(stage: 0 | 2, details: PayeeDetails = aPayee) {
  return { ...payeeBody(givenOf(details), passedCheck), stage };
}

/** The confirmation of a payee added together with a payment: its code names the amount and covers the payment. */
export function payeeToBePaidBody({ pounds }: typeof anOrder = anOrder) {
  return { ...payeeBodyAt(2), intendedPayment: { currency: 'GBP', amount: pounds } };
}

/** The details of an order beside account, payee and days. */
export const anOrder = { pounds: 125.5, reference: 'Hay March' };

/** Above the amount from which the bank asks for a code. */
export const largeOrder = { ...anOrder, pounds: 25_000 };

const schedules = {
  later: { type: 'NONREC', frequency: '10', isRegular: false },
  regular: { type: 'REC', frequency: '50', isRegular: true },
} as const;

export type ScheduleName = keyof typeof schedules;

/** When an instruction begins and, if it is regular, ends. */
export interface ScheduleDays {
  readonly startDay: string;
  readonly endDay: string;
}

/** The schedule of an instruction. A day may be a matcher instead of text. */
export function scheduleIn(name: ScheduleName, { startDay, endDay }: ScheduleDays) {
  const { isRegular, ...schedule } = schedules[name];
  return { ...schedule, startDate: startDay, endDate: isRegular ? endDay : null };
}

export const anAccountNumber = '31926819';

/** The balance the app last read; the bank uses its own. */
export const balance = '8250.400000';

interface Tokens<Token> {
  readonly from: Token;
  readonly groupId: Token;
  readonly payeeId: Token;
}

export function orderBody<Token>(
  { from, groupId, payeeId }: Tokens<Token>,
  stage: 0 | 1,
  { pounds, reference }: typeof anOrder = anOrder,
  schedule?: ScheduleName,
  days: ScheduleDays = exampleDays,
) {
  return {
    from: { id: { value: from, displayValue: anAccountNumber }, balance },
    to: { groupId, payeeId },
    isNewPayee: false,
    later: schedule !== undefined,
    amount: { currency: 'GBP', amount: pounds },
    reference,
    ...(schedule !== undefined && scheduleIn(schedule, days)),
    stage,
  };
}
