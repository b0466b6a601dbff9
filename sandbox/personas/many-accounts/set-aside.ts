import type { ProductName } from '#sandbox/personas/accounts/products.ts';
import type { Casting, PlannedAccount } from '#sandbox/personas/casting.ts';
import { dayNumberOf, monthsAfter, personaDay } from '#sandbox/personas/time/persona-day.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Holders } from './names.ts';

/** Savings, notice accounts and bonds. */
export function setAsideAccounts(casting: Casting, { own, short }: Holders, openingDay: CalendarDay) {
  const year = Number(openingDay.slice(0, 4));
  const { openingIn } = casting;
  return {
    savings: {
      ...own,
      product: 'instantAccess',
      displayName: `${short} Instant Access`,
      nickname: 'Since 2012',
      // Before 2016, the first year of transactions that the service shows.
      openedOn: openingIn(2012, 'savings'),
    },
    reserve: {
      ...own,
      product: 'instantAccess',
      displayName: `${short} Instant Access 2`,
      nickname: 'Tax in January',
      openedOn: openingIn(year - 2, 'reserve'),
    },
    'rainy-day': {
      ...own,
      product: 'instantAccess',
      displayName: `${short} Instant Access 4`,
      openedOn: openingIn(year - 1, 'rainy day'),
    },
    holiday: {
      ...own,
      product: 'instantAccess',
      displayName: `${short} Instant Access 3`,
      openedOn: openingIn(year - 2, 'holiday'),
      transferOutDisabled: true,
    },
    notice: {
      ...own,
      product: 'notice',
      displayName: `${short} 90 Day Notice`,
      openedOn: openingIn(year - 3, 'notice'),
    },
    'notice-2': {
      ...own,
      product: 'notice',
      displayName: `${short} 90 Day Notice 2`,
      nickname: 'Roof fund',
      openedOn: openingIn(year - 2, 'notice 2'),
    },
    ...bonds(casting, { own, short }, openingDay),
  } as const satisfies Record<string, PlannedAccount>;
}

/** One bond for each maturity instruction, maturing a week apart within forty days of the opening day. */
function bonds({ between }: Casting, { own, short }: Pick<Holders, 'own' | 'short'>, openingDay: CalendarDay) {
  const bond = (instruction: 'A' | 'I' | 'P' | 'S' | 'T', product: ProductName, months: number, week: number) => {
    const maturesOn = bondDay(dayNumberOf(openingDay) + 3 + 7 * week);
    const principalMinor = 1000_00 * between(`bond ${instruction}`, 20, 90);
    return {
      ...own,
      product,
      displayName: `${short} ${months / 12} Year Bond`,
      openedOn: monthsAfter(maturesOn, -months),
      maturesOn,
      principalMinor,
      maturityInstruction: instruction,
    } as const;
  };
  const special = bond('S', 'bondOneYear', 12, 3);
  return {
    'bond-closing': bond('A', 'bondOneYear', 12, 0),
    'bond-interest-out': { ...bond('P', 'bond', 36, 1), nickname: 'Income Bond' },
    'bond-less-tax': bond('T', 'bondTwoYears', 24, 2),
    'bond-special': {
      ...special,
      nickname: 'Half for the roof',
      specialAmountMinor: Math.floor(special.principalMinor / 2),
    },
    'bond-renewing': bond('I', 'bondOneYear', 12, 4),
  } as const satisfies Record<string, PlannedAccount>;
}

/** The first working day from `from` on with a date that every month has. */
function bondDay(from: number): CalendarDay {
  let number = from;
  while (!personaDay(number).isWorkingDay || personaDay(number).dayOfMonth > 28) number += 1;
  return personaDay(number).text;
}
