import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { DebitObjection } from '#sandbox/bank/engine/holds.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import { paymentsTeam } from '#sandbox/bank/mail/senders.ts';
import type { Money } from '#src/kernel/money.ts';

/** The service's key for queries about payments. */
const paymentSubject = '6';

export interface MissedRun {
  /** The instruction's or direct debit's id, unique with the day. */
  readonly id: string;
  readonly userId: string;
  readonly accountId: string;
  readonly recipient: string;
  readonly amount: Money;
  readonly what: 'payment' | 'standing order' | 'transfer' | 'direct debit';
  /** `rejected` by the bank, as a tester has set it; `not-payable`: the recipient takes no such payments. */
  readonly why: DebitObjection | 'rejected' | 'not-payable';
  readonly isLast: boolean;
}

/** The bank's message to the customer about a run that was not made. */
export function missedRunMail(bank: Bank, missed: MissedRun): Change[] {
  const { id, userId, accountId, recipient, amount, what, why, isLast } = missed;
  const user = bank.records.find('users', userId);
  const account = bank.records.find('accounts', accountId);
  if (user === undefined || account === undefined) return [];
  const sum = sumText(amount);
  const name = account.nickname ?? account.displayName;
  const reason = reasonOf(why, `${name} (ending ${account.number.slice(-4)})`);
  return [
    {
      change: 'insert',
      of: 'mails',
      record: {
        id: `${id}-missed-${bank.today}`,
        userId,
        partyId: account.partyId,
        box: 'inbox',
        threadId: `${id}-missed-${bank.today}`,
        subject: `Your ${what} to ${recipient} was not paid`,
        subjectId: paymentSubject,
        body: [
          `Dear ${user.preferredName},`,
          `Your ${what} of ${sum} to ${recipient} was not paid today, ${reason}. No money has left your account.`,
          ...(why === 'account-frozen' ? [aboutFrozen] : []),
          why === 'account-closed' ? afterClosing : nextStep(what, isLast),
          'Yours sincerely,\nThe Secure Mail Desk',
        ].join('\n\n'),
        sender: paymentsTeam,
        sentAt: bank.clock.now,
        read: false,
      },
    },
  ];
}

const aboutFrozen = 'Nothing can be paid from this account until the restriction is lifted. Please call us about it.';

const afterClosing =
  'Nothing can be paid from a closed account. If you still need to pay, please arrange it from another account.';

function reasonOf(why: MissedRun['why'], account: string): string {
  switch (why) {
    case 'account-closed':
      return `because ${account} is closed`;
    case 'account-frozen':
      return `because there is a restriction on ${account} that does not allow money to leave it`;
    case 'not-enough-funds':
      return `because ${account} did not have enough money`;
    case 'rejected':
      return 'because the bank returned it unpaid';
    case 'not-payable':
      return 'because it cannot be paid to that account';
    default:
      return why satisfies never;
  }
}

function nextStep(what: MissedRun['what'], isLast: boolean): string {
  if (what === 'payment') return 'We will not try again. If it is still due, please make the payment yourself.';
  if (what === 'direct debit') return 'The company may ask for it again. Please speak to them if you need to pay now.';
  return isLast
    ? 'This was the last payment, so we will not try again. If it is still due, please make it yourself.'
    : 'We will not try this one again; the next payment is made on its usual date. If this one is still due, please make it yourself.';
}
