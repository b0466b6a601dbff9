import {
  countOf,
  dayOf,
  fieldsOf,
  isObject,
  moneyOf,
  omitUndefined,
  rateOf,
  textOf,
  type Wire,
} from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';

export interface TermDeposit {
  readonly productName?: string;
  readonly duration?: Duration;
  readonly startDate?: CalendarDay;
  readonly maturityDate?: CalendarDay;
  readonly payoutInstructions?: string;
  readonly originalAmount?: Money;
  readonly maturityAmount?: Money;
  readonly balance?: Money;
  readonly interestRate?: number;
}

interface Duration {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

const maturityLabels: ReadonlyMap<unknown, string> = new Map([
  ['A', 'Close on Maturity (No Rollover)'],
  ['I', 'Renew Principal and Interest'],
  ['P', 'Renew Principal and Pay Out the Interest'],
  ['S', 'Renew Special Amount and Pay Out the remaining amount'],
  ['T', 'Renew Principal+(Interest-Tax)'],
]);

export function toTermDeposit(answer: Wire<'TermDepositAnswer'>): TermDeposit | undefined {
  const { termDepositDetails: deposit } = fieldsOf(answer);
  if (!isObject(deposit)) return undefined;
  return omitUndefined({
    productName: textOf(fieldsOf(deposit.productDTO).name),
    duration: durationOf(deposit.tenure),
    startDate: dayOf(deposit.startDate),
    maturityDate: dayOf(deposit.maturityDate),
    payoutInstructions: maturityLabels.get(deposit.payoutInstructions),
    originalAmount: moneyOf(deposit.principalAmount),
    maturityAmount: moneyOf(deposit.maturityAmount),
    balance: moneyOf(deposit.currentBalance),
    interestRate: rateOf(deposit.interestRate),
  });
}

/** Missing parts count as zero; undefined if all are missing. */
function durationOf(value: Wire<'Tenure'>): Duration | undefined {
  const tenure = fieldsOf(value);
  const [years, months, days] = [countOf(tenure.years), countOf(tenure.months), countOf(tenure.days)];
  if (years === undefined && months === undefined && days === undefined) return undefined;
  return { years: years ?? 0, months: months ?? 0, days: days ?? 0 };
}
