import type { AccountRecord } from '#sandbox/bank/records.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { ibanOf } from './iban.ts';
import { type ProductName, products } from './products.ts';

/** What makes one account of a story differ from the next of its product. */
export interface AccountPlan {
  readonly product: ProductName;
  /** The last part of the account's id, by which links and the story's own files name it: `current`, `bond`. */
  readonly alias: string;
  readonly displayName: string;
  readonly nickname?: string;
  readonly openedOn: CalendarDay;
  readonly overdraftMinor?: number;
  readonly interestBasisPoints?: number;
  readonly principalMinor?: number;
  readonly maturesOn?: CalendarDay;
}

export interface Holder {
  readonly storyId: string;
  readonly partyId: string;
  readonly address: AccountRecord['address'];
}

/** The account on the bank's books. `sequenceNumber` counts within its group, and the caller does the counting. */
export function openAccount(holder: Holder, plan: AccountPlan, number: string, sequenceNumber: number): AccountRecord {
  const { id, name, taskCodes, interestBasisPoints, ...product } = products[plan.product];
  return {
    ...product,
    id: `${holder.storyId}:${plan.alias}`,
    partyId: holder.partyId,
    number,
    branchCode: '000',
    displayName: plan.displayName,
    nickname: plan.nickname ?? null,
    productId: id,
    productName: name,
    openedOn: plan.openedOn,
    overdraftMinor: plan.overdraftMinor ?? 0,
    interestBasisPoints: plan.interestBasisPoints ?? interestBasisPoints,
    iban: product.currency === 'GBP' ? null : ibanOf(number),
    address: holder.address,
    taskCodes: [...taskCodes],
    sequenceNumber,
    principalMinor: plan.principalMinor ?? null,
    maturesOn: plan.maturesOn ?? null,
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
