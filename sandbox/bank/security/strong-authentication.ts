import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { Factor } from '#sandbox/bank/records/challenge.ts';
import type { ScaSwitch } from '#sandbox/bank/records/switches.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { RequiredConfirmation } from './challenges.ts';
import { hasGivenFactorIn } from './last-factor.ts';

/** `pin`: only where the customer confirms with a PIN. `pin-or-code`: the PIN where they do, otherwise a code. */
export type Need = 'nothing' | 'code' | 'pin' | 'pin-or-code' | 'code-and-pin';

export interface ActRule extends Record<ScaSwitch, Need> {
  /** As a heading of the guide. */
  readonly title: string;
  /** What the bank does not want confirmed although it is `strict`. */
  readonly exempt?: string;
}

/** What each act needs: the one table that decides. All of `strict` is assumed, from the UK's technical standards. */
export const actRules = {
  changePassword: { title: 'Change the password', 'as-specified': 'code-and-pin', strict: 'code-and-pin' },
  changePin: { title: 'Change the transaction PIN', 'as-specified': 'code', strict: 'code' },
  resetPassword: { title: 'Set a password with a reset link', 'as-specified': 'nothing', strict: 'code' },
  addPayee: { title: 'Add a payee', 'as-specified': 'code', strict: 'code' },
  changePayee: { title: 'Change a payee', 'as-specified': 'code', strict: 'code' },
  payHighValue: {
    title: 'Pay £25,000.00 or more to a payee, at once or later',
    'as-specified': 'code',
    strict: 'code',
    exempt: 'a payment that the code for its new payee has named',
  },
  payNewPayee: {
    title: 'Pay a payee who was just added, or changed since the last payment',
    'as-specified': 'code',
    strict: 'code',
    exempt: 'a payment that the code for its new payee has named',
  },
  paySavedPayee: {
    title: 'Make any other payment to a payee',
    'as-specified': 'nothing',
    strict: 'code',
    exempt: 'up to £25.00, while it and the others since the last code or PIN are at most five and £85.00',
  },
  instructPayee: { title: 'Set up a later or regular payment', 'as-specified': 'nothing', strict: 'code' },
  instructTransfer: {
    title: 'Set up a regular transfer between own accounts',
    'as-specified': 'nothing',
    strict: 'code',
  },
  changeInstruction: { title: 'Change a regular payment or transfer', 'as-specified': 'nothing', strict: 'code' },
  uploadBulkFile: { title: 'Upload a bulk file', 'as-specified': 'code', strict: 'code' },
  authoriseBulkFile: { title: 'Authorise a bulk file', 'as-specified': 'pin', strict: 'pin-or-code' },
  authoriseItem: { title: 'Authorise what somebody else has ordered', 'as-specified': 'code', strict: 'code' },
  shareAccounts: { title: 'Give a provider access, or change it', 'as-specified': 'nothing', strict: 'code' },
  changeAlerts: { title: 'Set up, change or end alerts', 'as-specified': 'nothing', strict: 'code' },
  orderBook: { title: 'Order a cheque book or pay-in book', 'as-specified': 'nothing', strict: 'code' },
  readOlderTransactions: {
    title: 'See transactions older than 90 days',
    'as-specified': 'nothing',
    strict: 'code',
    exempt: 'after a code or PIN in the same session',
  },
} as const satisfies Record<string, ActRule>;

export type Act = keyof typeof actRules;

/**
 * What a customer must confirm an act with, by the bank's switch; undefined where nothing is needed.
 * @param confirms as the text message has it: "to change your password".
 */
export function confirmationOf(
  { sca }: Pick<Bank, 'sca'>,
  { session, user }: Customer,
  act: Act,
  confirms: string,
): RequiredConfirmation | undefined {
  const need = actRules[act][sca];
  if (need === 'nothing') return undefined;
  if (act === 'readOlderTransactions' && hasGivenFactorIn(session, user)) return undefined;
  if (user.secondFactor === 'none') {
    return sca === 'strict' ? { factors: [], confirms, isNotPossible: true } : undefined;
  }
  const factors = factorsFor(need, user.secondFactor);
  return factors.length === 0 ? undefined : { factors, confirms };
}

function factorsFor(
  need: Exclude<Need, 'nothing'>,
  has: Exclude<UserRecord['secondFactor'], 'none'>,
): readonly Factor[] {
  const hasPin = has === 'otp-and-pin';
  switch (need) {
    case 'code':
      return ['OTP'];
    case 'pin':
      return hasPin ? ['PIN'] : [];
    case 'pin-or-code':
      return hasPin ? ['PIN'] : ['OTP'];
    case 'code-and-pin':
      return hasPin ? ['OTP', 'PIN'] : ['OTP'];
    default:
      return need satisfies never;
  }
}
