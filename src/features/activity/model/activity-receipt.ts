import type { Account } from '#src/api/accounts/account.ts';
import { maskedNumber } from '#src/api/accounts/masked-numbers.ts';
import type { ActivityDetails } from '#src/api/activity/activity.ts';
import { ownAccountRow, type Receipt, type ReceiptRow } from '#src/banking/receipt/receipt.ts';
import { instantInLondon } from '#src/kernel/calendar.ts';
import { type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';

/** The activity as a receipt; what the bank did not say has no row. */
export function activityReceipt(activity: ActivityDetails, accounts: readonly Account[]): Receipt {
  return {
    title: activity.type,
    rows: activityRows(activity, accounts),
    referenceNumber: activity.reference,
    madeAt: madeAtOf(activity),
  };
}

function activityRows(activity: ActivityDetails, accounts: readonly Account[]): readonly ReceiptRow[] {
  const { type, status, accountNumber, amount, valueDate, repeatsUntil } = activity;
  return [
    { label: 'Type', value: type },
    { label: 'Status', value: status },
    ...(accountNumber === undefined ? [] : [ownAccountRow('Account', ownAccount(accountNumber, accounts))]),
    ...beneficiaryRow(activity, accounts),
    ...(amount === undefined ? [] : [{ label: 'Amount', value: moneyText(amount) }]),
    ...(valueDate === undefined ? [] : [{ label: 'Value date', value: slashedDay(valueDate) }]),
    ...(repeatsUntil === undefined ? [] : [{ label: 'Repeats until', value: repeatsUntil }]),
  ];
}

function beneficiaryRow(activity: ActivityDetails, accounts: readonly Account[]): readonly ReceiptRow[] {
  const { beneficiary, toOwnAccountNumber, toAccountNumber, toSortCode } = activity;
  const label = 'Beneficiary';
  if (toOwnAccountNumber !== undefined)
    return [ownAccountRow(label, ownAccount(toOwnAccountNumber, accounts, beneficiary))];
  const account = [sortCodeText(toSortCode ?? ''), toAccountNumber].filter(Boolean).join(' · ');
  if (beneficiary === undefined) return account === '' ? [] : [{ label, value: account }];
  return [{ label, value: beneficiary, ...(account !== '' && { detail: account }) }];
}

/** Its number is masked as on every receipt. */
function ownAccount(number: string, accounts: readonly Account[], otherwise = 'Your account') {
  const known = accounts.find(({ accountNumber }) => accountNumber === number);
  return known ?? { title: otherwise, maskedAccountNumber: maskedNumber(number) };
}

function madeAtOf({ madeAt, madeOn }: ActivityDetails): Instant {
  return madeAt ?? (madeOn === undefined ? instantFromMs(0) : instantInLondon(madeOn, '12:00'));
}
