import { levelInstalment } from '#sandbox/bank/accounts/lending.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { monthsBetween } from '#sandbox/personas/time/persona-day.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { ibanOf } from './iban.ts';
import { type ProductName, products } from './products.ts';

/** What makes one account of a persona differ from the next of its product. */
export interface AccountPlan {
  readonly product: ProductName;
  /** The last part of the account's id, by which links and the persona's own files name it: `current`, `bond`. */
  readonly alias: string;
  readonly displayName: string;
  readonly nickname?: string;
  readonly openedOn: CalendarDay;
  readonly overdraftMinor?: number;
  readonly interestBasisPoints?: number;
  readonly principalMinor?: number;
  readonly maturesOn?: CalendarDay;
  /** What becomes of a bond at its end; all is paid out unless named. */
  readonly maturityInstruction?: AccountRecord['maturityInstruction'];
  readonly specialAmountMinor?: number;
  /** Errands of the product that this account may not run. */
  readonly without?: AccountRecord['taskCodes'];
  readonly transferIsMapped?: boolean;
  readonly transferOutDisabled?: boolean;
  readonly transfersOnly?: AccountRecord['transfersOnly'];
}

export interface Holder {
  readonly personaId: string;
  readonly partyId: string;
  readonly address: AccountRecord['address'];
}

/** The account on the bank's books. `sequenceNumber` counts within its group, and the caller does the counting. */
export function openAccount(holder: Holder, plan: AccountPlan, number: string, sequenceNumber: number): AccountRecord {
  const { id, name, taskCodes, ...product } = products[plan.product];
  const interestBasisPoints = plan.interestBasisPoints ?? product.interestBasisPoints;
  const without: readonly string[] = plan.without ?? [];
  return {
    ...product,
    id: `${holder.personaId}:${plan.alias}`,
    partyId: holder.partyId,
    number,
    branchCode: '000',
    displayName: plan.displayName,
    nickname: plan.nickname ?? null,
    productId: id,
    productName: name,
    openedOn: plan.openedOn,
    overdraftMinor: plan.overdraftMinor ?? 0,
    interestBasisPoints,
    iban: product.currency === 'GBP' ? null : ibanOf(number),
    address: holder.address,
    taskCodes: taskCodes.filter((code) => !without.includes(code)),
    transferIsMapped: plan.transferIsMapped ?? product.transferIsMapped,
    transferOutDisabled: plan.transferOutDisabled ?? product.transferOutDisabled,
    transfersOnly: plan.transfersOnly ?? null,
    sequenceNumber,
    principalMinor: plan.principalMinor ?? null,
    maturesOn: plan.maturesOn ?? null,
    maturityInstruction: product.kind === 'TD' ? (plan.maturityInstruction ?? 'A') : null,
    specialAmountMinor: plan.specialAmountMinor ?? null,
    ...repaymentOf(plan, product, interestBasisPoints),
  };
}

/** A loan is repaid by level instalments on the day of the month it was lent on. */
function repaymentOf(
  { principalMinor, openedOn, maturesOn }: AccountPlan,
  { kind, currency }: Pick<AccountRecord, 'kind' | 'currency'>,
  basisPoints: number,
): Pick<AccountRecord, 'instalmentMinor' | 'repaymentDay'> {
  if ((kind !== 'LN' && kind !== 'MO') || principalMinor === undefined || maturesOn === undefined) {
    return { instalmentMinor: null, repaymentDay: null };
  }
  return {
    instalmentMinor: levelInstalment(money(principalMinor, currency), basisPoints, monthsBetween(openedOn, maturesOn))
      .minor,
    repaymentDay: Number(openedOn.slice(8, 10)),
  };
}

/** Where accounts of each kind stand in the list: groups number their accounts apart. */
export const groupOfKind = {
  CA: 'current',
  RA: 'racing',
  TD: 'deposit',
  IA: 'deposit',
  NT: 'deposit',
  LN: 'lending',
  MO: 'lending',
} as const satisfies Record<AccountRecord['kind'], string>;
