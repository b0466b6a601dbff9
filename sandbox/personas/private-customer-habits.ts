import type { Casting } from './casting.ts';
import { fixedRateBond } from './lives/bonds.ts';
import { household } from './lives/household.ts';
import { chargesOverdraft, paysInterest } from './lives/interest.ts';
import { loan, mortgage } from './lives/lending.ts';
import type { Habit } from './lives/life.ts';
import { keptBetween, openedWith, putByYearly } from './lives/savings.ts';
import { paymentsTo } from './payees/payee-plan.ts';
import type { PrivateAccounts } from './private-customer-accounts.ts';

const quarters = [1, 4, 7, 10];

export function privateCustomerHabits(accounts: PrivateAccounts, surname: string, casting: Casting): Habit[] {
  const { current, savings, notice, bond } = accounts;
  const { streams } = casting;
  const instalments = (accounts.mortgage.instalmentMinor ?? 0) + (accounts.loan.instalmentMinor ?? 0);
  return [
    ...household(
      {
        account: current,
        surname,
        openingMinor: 1000_00 * casting.between('opening', 18, 34),
        // Enough for the instalments and a private customer's living.
        monthlyIncomeMinor: instalments + 10_00 * casting.between('income', 770, 900),
        paysSchoolFees: true,
        payees: paymentsTo(
          ['william-tregarthen', 'Lawn and hedges'],
          ['peter-underwold', 'Ridge tiles'],
          ['verity-calloway', 'Piano'],
        ),
      },
      streams,
    ),
    openedWith(savings, 1000_00 * casting.between('savings', 25, 70), streams('savings opening')),
    openedWith(notice, 1000_00 * casting.between('notice', 20, 60), streams('notice opening')),
    keptBetween(current, savings, { lowMinor: 9000_00, highMinor: 32_000_00, dayOfMonth: 5 }, streams('savings')),
    putByYearly(
      savings,
      notice,
      { month: 4, leaveMinor: 40_000_00, mostMinor: 20_000_00, reference: 'NOTICE' },
      streams('notice'),
    ),
    paysInterest(savings, streams('savings interest')),
    paysInterest(notice, streams('notice interest'), quarters),
    chargesOverdraft(current, streams('overdraft')),
    ...fixedRateBond(bond, current, streams('bond')),
    ...mortgage(accounts.mortgage, current, accounts.mortgage.address.addressLine1, streams('mortgage')),
    ...loan(accounts.loan, current, { description: 'Postern & Hale Timber Barns', reference: 'BARN' }, streams('loan')),
  ];
}
