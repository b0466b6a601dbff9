import type { Casting } from '#sandbox/personas/casting.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { everydayAccounts } from './everyday.ts';
import { entrustedAccounts, lentAccounts } from './lent-and-entrusted.ts';
import type { Holders } from './names.ts';
import { setAsideAccounts } from './set-aside.ts';

export type ManyAccounts = ReturnType<typeof openManyAccounts>;

/** Forty accounts of every kind. */
export function openManyAccounts(casting: Casting, holders: Holders, openingDay: CalendarDay) {
  const year = Number(openingDay.slice(0, 4));
  return casting.openAccounts({
    ...everydayAccounts(casting, holders, year),
    ...setAsideAccounts(casting, holders, openingDay),
    ...lentAccounts(casting, holders, year),
    ...entrustedAccounts(casting, holders, year),
  });
}
