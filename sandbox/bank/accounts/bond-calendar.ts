import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { addDays, addMonths, type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';

/** London time on a working day by which a bond's interest is credited; payouts at maturity leave then. */
export const bondRenewalTime = '06:10';

export interface Tenure {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

export interface BondDays {
  readonly startsOn: CalendarDay;
  /** When interest is credited, oldest first: after each whole year of the term, and at its end. */
  readonly creditedOn: readonly CalendarDay[];
  readonly maturesOn: CalendarDay;
}

/**
 * The days of a bond's term, counted from 0 and from the opening day, so that the 31st returns after a shorter month.
 */
export function bondDaysOf(bond: AccountRecord, term: number): BondDays {
  const { openedOn } = bond;
  const { years, months, days } = tenureOf(bond);
  const termMonths = years * 12 + months;
  const after = (terms: number, more: number) => addDays(addMonths(openedOn, termMonths * terms + more), days * terms);
  const maturesOn = after(term + 1, 0);
  const yearly: CalendarDay[] = [];
  for (let year = 1; year <= years; year += 1) yearly.push(after(term, 12 * year));
  return { startsOn: after(term, 0), creditedOn: [...yearly.filter((day) => day < maturesOn), maturesOn], maturesOn };
}

export function isRenewed({ maturityInstruction }: AccountRecord): boolean {
  return maturityInstruction !== null && maturityInstruction !== 'A';
}

export function tenureOf({ id, openedOn, maturesOn }: AccountRecord): Tenure {
  if (maturesOn === null) throw new TypeError(`${id} is not a bond: it has no maturity day`);
  return tenureBetween(openedOn, maturesOn);
}

/** Whole years, then whole months, then days; zero when `to` is before `from`. */
export function tenureBetween(from: CalendarDay, to: CalendarDay): Tenure {
  let months = Math.max(0, monthsBetween(from, to));
  if (addMonths(from, months) > to) months = Math.max(0, months - 1);
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: Math.max(0, daysBetween(addMonths(from, months), to)),
  };
}

function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  const monthOf = (day: CalendarDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from);
}
