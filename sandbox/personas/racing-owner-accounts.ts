import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Casting, PlannedAccount } from './casting.ts';
import { chanceAt } from './chance.ts';
import { inventAddress, type Person, shortNameOf } from './invented/people.ts';
import { transferAccounts } from './racing-owner-transfer-accounts.ts';
import { monthsAfter } from './time/persona-day.ts';

export interface RacingNames {
  readonly owner: string;
  readonly partnership: string;
  readonly stud: string;
}

export type RacingAccounts = ReturnType<typeof openRacingAccounts>;

const bondMonths = 36;
const loanMonths = 120;

/** The accounts of the owner, the partnership and the stud; only the stud borrows. */
export function openRacingAccounts(casting: Casting, person: Person, names: RacingNames, openingDay: CalendarDay) {
  const year = Number(openingDay.slice(0, 4));
  return casting.openAccounts({
    ...ownersAccounts(casting, person, names, year),
    ...partnershipsAccounts(casting, names, year),
    ...studsAccounts(casting, names, year),
    // Last, so that the other accounts keep their numbers.
    ...transferAccounts(casting, person, names, year),
  });
}

function ownersAccounts(casting: Casting, person: Person, { owner }: RacingNames, year: number) {
  const short = shortNameOf(person);
  const held = {
    partyId: casting.partyId(1),
    address: inventAddress(chanceAt(casting.streams('address owner'), 0), owner),
    openedOn: casting.openingIn(year - 3, 'owner'),
  };
  return {
    current: {
      ...held,
      product: 'current',
      displayName: `${short} Current Account`,
      overdraftMinor: 15_000_00,
    },
    house: {
      ...held,
      product: 'current',
      displayName: `${short} No 2 Account`,
      nickname: 'House and garden',
      openedOn: casting.openingIn(year - 2, 'house'),
    },
    dollar: {
      ...held,
      product: 'dollar',
      displayName: `${short} US Dollar Account`,
      nickname: 'Kentucky',
      openedOn: casting.openingIn(year - 2, 'dollar'),
    },
    savings: { ...held, product: 'instantAccess', displayName: `${short} Instant Access` },
    'racing-plus': {
      ...held,
      product: 'racingPlus',
      displayName: `${short} Racing Plus`,
      nickname: 'Flat string',
      overdraftMinor: 5000_00,
    },
  } as const satisfies Record<string, PlannedAccount>;
}

function partnershipsAccounts(casting: Casting, { partnership }: RacingNames, year: number) {
  const held = {
    partyId: casting.partyId(2),
    address: inventAddress(chanceAt(casting.streams('address partnership'), 0), partnership),
    openedOn: casting.openingIn(year - 2, 'partnership'),
  };
  return {
    partnership: { ...held, product: 'racing', displayName: partnership },
    'prize-money': { ...held, product: 'prizeMoney', displayName: `${partnership} Prizes`, nickname: 'Prize money' },
    'partnership-euro': { ...held, product: 'racingEuro', displayName: `${partnership} Euro` },
  } as const satisfies Record<string, PlannedAccount>;
}

function studsAccounts(casting: Casting, { stud }: RacingNames, year: number) {
  const held = {
    partyId: casting.partyId(3),
    address: inventAddress(chanceAt(casting.streams('address stud'), 0), stud, stud.replace(' Company Ltd', '')),
  };
  const bonded = casting.openingIn(year - 1, 'stud bond');
  const borrowed = casting.openingIn(year - 2, 'stud loan');
  return {
    stud: {
      ...held,
      product: 'business',
      displayName: stud,
      openedOn: casting.openingIn(year - 3, 'stud'),
      overdraftMinor: 25_000_00,
    },
    'stud-bond': {
      ...held,
      product: 'bond',
      displayName: `${stud} Bond`,
      nickname: 'Stallion fund',
      openedOn: bonded,
      maturesOn: monthsAfter(bonded, bondMonths),
      principalMinor: 1000_00 * casting.between('bond', 80, 240),
    },
    'stud-loan': {
      ...held,
      product: 'loan',
      displayName: 'Foaling Barn & Paddocks Loan',
      openedOn: borrowed,
      maturesOn: monthsAfter(borrowed, loanMonths),
      principalMinor: 5000_00 * casting.between('loan', 30, 60),
    },
  } as const satisfies Record<string, PlannedAccount>;
}
