import { dayOf, fieldsOf, isObject, moneyOf, omitUndefined, textOf, type Wire } from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';
import { flooredOpening } from '#src/rules/transaction-windows.ts';

export interface DemandDepositDetails {
  readonly accountName?: string;
  readonly openingDate?: CalendarDay;
  readonly overdraftLimit?: Money;
  readonly balance?: Money;
  readonly availableBalance?: Money;
  readonly held?: Money;
  readonly iban?: string;
}

export function toDemandDepositDetails(answer: Wire<'DemandDepositAnswer'>): DemandDepositDetails | undefined {
  const { demandDepositAccountDTO: account } = fieldsOf(answer);
  if (!isObject(account)) return undefined;
  const opened = dayOf(account.openingDate);
  return omitUndefined({
    accountName: textOf(account.accountName),
    openingDate: opened && flooredOpening(opened),
    overdraftLimit: moneyOf(fieldsOf(account.overDraftLimit).sanctionedLimitAmount),
    balance: moneyOf(account.currentBalance),
    availableBalance: moneyOf(account.availableBalance),
    held: moneyOf(account.holdAmount),
    iban: textOf(account.iban),
  });
}
