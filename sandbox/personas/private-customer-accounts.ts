import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Casting } from './casting.ts';
import { chanceAt } from './chance.ts';
import { fullNameOf, inventAddress, type Person, shortNameOf } from './invented/people.ts';
import { monthsAfter } from './time/persona-day.ts';

export type PrivateAccounts = ReturnType<typeof openPrivateAccounts>;

const mortgageMonths = 300;
const loanMonths = 60;
const bondMonths = 36;

/** A family's accounts: one of every kind except racing. */
export function openPrivateAccounts(casting: Casting, person: Person, openingDay: CalendarDay) {
  const year = Number(openingDay.slice(0, 4));
  const short = shortNameOf(person);
  const held = {
    partyId: casting.partyId(1),
    address: inventAddress(chanceAt(casting.streams('address'), 0), fullNameOf(person)),
  };
  const joined = casting.openingIn(year - 4, 'current');
  const mortgaged = casting.openingIn(year - 3, 'mortgage');
  const borrowed = casting.openingIn(year - 2, 'loan');
  const bonded = casting.openingIn(year - 1, 'bond');
  return casting.openAccounts({
    current: {
      ...held,
      product: 'current',
      displayName: `${short} Current Account`,
      openedOn: joined,
      overdraftMinor: 1000_00 * casting.between('overdraft', 5, 20),
    },
    savings: {
      ...held,
      product: 'instantAccess',
      displayName: `${short} Instant Access`,
      nickname: 'Rainy day',
      openedOn: joined,
    },
    notice: {
      ...held,
      product: 'notice',
      displayName: `${short} 90 Day Notice`,
      openedOn: casting.openingIn(year - 3, 'notice'),
    },
    bond: {
      ...held,
      product: 'bond',
      displayName: `${short} 3 Year Bond`,
      nickname: 'School fees bond',
      openedOn: bonded,
      maturesOn: monthsAfter(bonded, bondMonths),
      maturityInstruction: 'P',
      principalMinor: 1000_00 * casting.between('bond', 50, 250),
    },
    mortgage: {
      ...held,
      product: 'mortgage',
      displayName: `${held.address.addressLine1} Mortgage`,
      openedOn: mortgaged,
      maturesOn: monthsAfter(mortgaged, mortgageMonths),
      principalMinor: 5000_00 * casting.between('mortgage', 64, 180),
    },
    loan: {
      ...held,
      product: 'loan',
      displayName: 'Barn & Stables Loan',
      openedOn: borrowed,
      maturesOn: monthsAfter(borrowed, loanMonths),
      principalMinor: 1000_00 * casting.between('loan', 25, 60),
    },
  });
}
