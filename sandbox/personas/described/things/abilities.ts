import type { AccountRecord } from '#sandbox/bank/records/account.ts';

/** Accounts that may pay payees. */
export function mayPay({ currency, taskCodes }: AccountRecord): boolean {
  return currency === 'GBP' && taskCodes.includes('PC_F_DOM');
}

export function mayPayRegularly(account: AccountRecord): boolean {
  return mayPay(account) && account.taskCodes.includes('PC_I_INSTRL');
}

/** Accounts from which transfers may go. */
export function maySendTransfers({ kind, taskCodes, transferIsMapped, transferOutDisabled }: AccountRecord): boolean {
  return transferIsMapped && !transferOutDisabled && kind !== 'NT' && taskCodes.includes('PC_F_SELF');
}
