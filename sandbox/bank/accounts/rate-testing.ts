import type { Change } from '#sandbox/bank/engine/change.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { agreedInstalment } from './lending.ts';

// What testers can do to interest rates.

/** Why the account's rate cannot change; undefined when it can. */
export function whyNotRate({ kind, interestBasisPoints }: AccountRecord): string | undefined {
  if (kind === 'TD') return 'It is a fixed rate bond, whose rate does not change.';
  return interestBasisPoints === 0 ? 'It bears no interest.' : undefined;
}

/** The instalment of a loan stays as agreed, so that none is in arrears after the fact. */
export function changeRate(account: AccountRecord, interestBasisPoints: number): readonly Change[] {
  const { kind } = account;
  const lent = kind === 'LN' || kind === 'MO' ? { instalmentMinor: agreedInstalment(account).minor } : {};
  return [{ change: 'update', of: 'accounts', record: { ...account, ...lent, interestBasisPoints } }];
}
