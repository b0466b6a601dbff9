import type { Casting } from './casting.ts';
import { chanceAt, oneOf, type Stream } from './chance.ts';
import { horses, surnames, trainers } from './invented/words.ts';
import { bought, bredAbroad, sold, trainedAbroad } from './lives/abroad.ts';
import { fixedRateBond } from './lives/bonds.ts';
import { estate } from './lives/estate.ts';
import { filledUp, monthlyPayers, skimmed } from './lives/funding.ts';
import { household } from './lives/household.ts';
import { chargesOverdraft, paysInterest } from './lives/interest.ts';
import { loan } from './lives/lending.ts';
import type { Habit } from './lives/life.ts';
import { stable } from './lives/racing.ts';
import { keptBetween, openedWith } from './lives/savings.ts';
import { studFarm } from './lives/stud-farm.ts';
import { paymentsTo } from './payees/payee-plan.ts';
import type { RacingAccounts } from './racing-owner-accounts.ts';

/** The accounts of the owner, the partnership and the stud. */
export function racingOwnerHabits(accounts: RacingAccounts, surname: string, casting: Casting): Habit[] {
  return [
    ...ownersHabits(accounts, surname, casting),
    ...partnershipHabits(accounts, casting),
    ...studHabits(accounts, casting),
    ...openedOnly(accounts, casting),
  ];
}

function ownersHabits(accounts: RacingAccounts, surname: string, { streams, between }: Casting): Habit[] {
  const { current, house, dollar, savings, 'racing-plus': racingPlus } = accounts;
  return [
    openedWith(current, 1000_00 * between('current', 25, 45), streams('current opening')),
    openedWith(savings, 1000_00 * between('savings', 60, 120), streams('savings opening')),
    openedWith(racingPlus, 1000_00 * between('racing', 18, 30), streams('racing opening')),
    openedWith(dollar, 1000_00 * between('dollar', 22, 48), streams('dollar opening')),
    ...estate(current, 100_00 * between('drawings', 85, 105), streams),
    ...household(
      {
        account: house,
        surname,
        openingMinor: 1000_00 * between('house', 12, 18),
        monthlyIncomeMinor: 10_00 * between('income', 560, 640),
        paysSchoolFees: false,
        payees: paymentsTo(
          ['isabelle-darcy', 'Dressage lessons'],
          ['jubilee-marquees', 'Open day'],
          ['quillon-press', 'Cards'],
        ),
      },
      streams,
    ),
    filledUp(
      house,
      current,
      { toMinor: 11_000_00, dayOfMonth: 26, description: 'Transfer to house account', reference: 'HOUSE' },
      streams('house top up'),
    ),
    ...stable(
      {
        account: racingPlus,
        prizeMoneyTo: racingPlus,
        horses: horsesOf(streams('flat string'), 4),
        trainer: oneOf(chanceAt(streams('trainer'), 0), trainers),
      },
      streams,
    ),
    filledUp(
      racingPlus,
      current,
      { toMinor: 24_000_00, dayOfMonth: 4, description: 'Transfer to racing account', reference: 'RACING FUNDS' },
      streams('racing top up'),
    ),
    keptBetween(current, savings, { lowMinor: 14_000_00, highMinor: 46_000_00, dayOfMonth: 6 }, streams('savings')),
    ...bredAbroad(dollar, streams),
    sold(dollar, current, { overMinor: 60_000_00, lotMinor: 25_000_00, dayOfMonth: 20 }, streams('dollars sold')),
    paysInterest(savings, streams('savings interest')),
    chargesOverdraft(current, streams('current overdraft')),
    chargesOverdraft(racingPlus, streams('racing overdraft')),
  ];
}

function partnershipHabits(accounts: RacingAccounts, { streams, between }: Casting): Habit[] {
  const { partnership, 'prize-money': prizeMoney, 'partnership-euro': euro } = accounts;
  const partners = [1, 3, 5, 8, 11, 14, 17].map((place) => `${surnames[place % surnames.length]} share`);
  return [
    openedWith(partnership, 1000_00 * between('partnership', 20, 32), streams('partnership opening')),
    openedWith(euro, 1000_00 * between('euro', 14, 24), streams('euro opening')),
    ...monthlyPayers(
      partnership,
      partners,
      { fromMinor: 650_00, toMinor: 1200_00, reference: 'PARTNER SHARE' },
      streams,
    ),
    ...stable(
      {
        account: partnership,
        prizeMoneyTo: prizeMoney,
        horses: horsesOf(streams('partnership string'), 3),
        trainer: oneOf(chanceAt(streams('partnership trainer'), 0), trainers),
      },
      streams,
    ),
    skimmed(
      prizeMoney,
      partnership,
      {
        leaveMinor: 2500_00,
        dayOfMonth: 24,
        months: [3, 6, 9, 12],
        description: 'Prize money released',
        reference: 'QUARTER',
      },
      streams('prizes'),
    ),
    ...trainedAbroad(
      euro,
      {
        trainer: 'Ballycarrow Stables',
        horses: horsesOf(streams('euro string'), 2),
        courses: ['Ballycarrow', 'Kilderrin', 'Val-des-Tilleuls'],
      },
      streams,
    ),
    bought(euro, partnership, { underMinor: 6000_00, lotMinor: 5000_00, dayOfMonth: 3 }, streams('euros bought')),
    sold(euro, partnership, { overMinor: 42_000_00, lotMinor: 15_000_00, dayOfMonth: 20 }, streams('euros sold')),
  ];
}

function studHabits(accounts: RacingAccounts, { streams, between }: Casting): Habit[] {
  const { current, stud, 'stud-bond': bond, 'stud-loan': debt } = accounts;
  return [
    openedWith(stud, 1000_00 * between('stud', 28, 44), streams('stud opening')),
    ...studFarm(stud, streams),
    skimmed(
      stud,
      current,
      {
        leaveMinor: 48_000_00,
        dayOfMonth: 19,
        months: [1, 4, 7, 10],
        description: 'Dividend to owner',
        reference: 'DIVIDEND',
      },
      streams('dividend'),
    ),
    ...fixedRateBond(bond, stud, streams('bond')),
    ...loan(debt, stud, { description: 'Postern & Hale Timber Barns', reference: 'FOALING BARN' }, streams('loan')),
    chargesOverdraft(stud, streams('overdraft')),
  ];
}

/** Accounts that hold what they were opened with. */
function openedOnly(accounts: RacingAccounts, { streams }: Casting): Habit[] {
  const { euro, 'dollar-reserve': dollars, trust, 'euro-reserve': reserve } = accounts;
  return [
    openedWith(euro, 6000_00, streams('owner euro opening')),
    openedWith(dollars, 4500_00, streams('dollar reserve opening')),
    openedWith(trust, 30_000_00, streams('trust opening')),
    openedWith(reserve, 9000_00, streams('euro reserve opening')),
  ];
}

/** Different horses of one owner. */
function horsesOf(stream: Stream, count: number): readonly [string, ...string[]] {
  const first = chanceAt(stream, 0);
  const start = horses.indexOf(oneOf(first, horses));
  const named = Array.from(
    { length: count - 1 },
    (_, index) => horses[(start + index + 1) % horses.length] ?? horses[0],
  );
  return [horses[start] ?? horses[0], ...named];
}
