import type { Casting } from '#sandbox/personas/casting.ts';
import { fixedRateBond } from '#sandbox/personas/lives/bonds.ts';
import { household } from '#sandbox/personas/lives/household.ts';
import { chargesOverdraft, paysInterest } from '#sandbox/personas/lives/interest.ts';
import { loan, mortgage } from '#sandbox/personas/lives/lending.ts';
import type { Habit } from '#sandbox/personas/lives/life.ts';
import { sinceOpened } from '#sandbox/personas/lives/quiet.ts';
import { keptBetween, openedWith } from '#sandbox/personas/lives/savings.ts';
import type { HouseholdAccounts } from './household-accounts.ts';

/** Spends from one account and saves in the other. */
export function livingHabits(
  { current, savings }: Pick<HouseholdAccounts, 'current' | 'savings'>,
  surname: string,
  instalmentsMinor: number,
  { streams, between }: Casting,
): Habit[] {
  return [
    ...household(
      {
        account: current,
        surname,
        openingMinor: 1000_00 * between('opening', 12, 26),
        monthlyIncomeMinor: instalmentsMinor + 10_00 * between('income', 680, 800),
        paysSchoolFees: false,
      },
      streams,
    ),
    openedWith(savings, 1000_00 * between('savings', 8, 40), streams('savings opening')),
    keptBetween(current, savings, { lowMinor: 8000_00, highMinor: 24_000_00, dayOfMonth: 5 }, streams('savings')),
    paysInterest(savings, streams('savings interest')),
    chargesOverdraft(current, streams('overdraft')),
  ];
}

export function householdHabits(accounts: HouseholdAccounts, surname: string, casting: Casting): Habit[] {
  const instalmentsMinor = (accounts.mortgage?.instalmentMinor ?? 0) + (accounts.loan?.instalmentMinor ?? 0);
  return [...livingHabits(accounts, surname, instalmentsMinor, casting), ...besideHabits(accounts, casting)];
}

function besideHabits({ current, notice, bond, ...owed }: HouseholdAccounts, { streams, between }: Casting): Habit[] {
  const habits: Habit[] = [];
  if (notice !== undefined) {
    const deposit = openedWith(notice, 1000_00 * between('notice', 5, 30), streams('notice opening'));
    habits.push(...sinceOpened(notice, [deposit, paysInterest(notice, streams('notice interest'), [1, 4, 7, 10])]));
  }
  if (bond !== undefined) habits.push(...sinceOpened(bond, fixedRateBond(bond, current, streams('bond'))));
  if (owed.mortgage !== undefined) {
    const property = owed.mortgage.address.addressLine1;
    habits.push(...sinceOpened(owed.mortgage, mortgage(owed.mortgage, current, property, streams('mortgage'))));
  }
  if (owed.loan !== undefined) {
    const purpose = { description: 'Stonecrop Landscapes', reference: 'ORCHARD' };
    habits.push(...sinceOpened(owed.loan, loan(owed.loan, current, purpose, streams('loan'))));
  }
  return habits;
}
