import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Casting, PlannedAccount } from '#sandbox/personas/casting.ts';
import { chanceAt } from '#sandbox/personas/chance.ts';
import { fullNameOf, inventAddress, type Person, shortNameOf } from '#sandbox/personas/invented/people.ts';
import { monthsAfter } from '#sandbox/personas/time/persona-day.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

/** What a household may have beside its current and savings accounts. */
export type ExtraAccount = 'notice' | 'bond' | 'mortgage' | 'loan';

export type HouseholdAccounts = Readonly<Record<'current' | 'savings', AccountRecord>> &
  Readonly<Partial<Record<ExtraAccount, AccountRecord>>>;

/** The current account is `years` old; the extra accounts are at least a year younger. */
export function openHouseholdAccounts(
  casting: Casting,
  person: Person,
  openingDay: CalendarDay,
  terms: { readonly years: 1 | 2 | 3 | 4; readonly beside: readonly ExtraAccount[] },
): HouseholdAccounts {
  const year = Number(openingDay.slice(0, 4));
  const short = shortNameOf(person);
  const joined = casting.openingIn(year - terms.years, 'current');
  const held = {
    partyId: casting.partyId(1),
    address: inventAddress(chanceAt(casting.streams('address'), 0), fullNameOf(person)),
  };
  const plans = {
    current: {
      ...held,
      product: 'current',
      displayName: `${short} Current Account`,
      openedOn: joined,
      overdraftMinor: 500_00 * casting.between('overdraft', 4, 20),
    },
    savings: { ...held, product: 'instantAccess', displayName: `${short} Instant Access`, openedOn: joined },
  } as const satisfies Record<string, PlannedAccount>;
  const possible = plansBeside(casting, held, short, year - 1);
  // Each extra account names a plan, so the result has exactly these accounts.
  const more = Object.fromEntries(terms.beside.map((alias) => [alias, possible[alias]])) as Record<
    never,
    PlannedAccount
  >;
  return casting.openAccounts({ ...plans, ...more });
}

const bondMonths = 36;
const mortgageMonths = 240;
const loanMonths = 48;

function plansBeside(
  casting: Casting,
  held: Pick<PlannedAccount, 'partyId' | 'address'>,
  short: string,
  year: number,
): Record<ExtraAccount, PlannedAccount> {
  const opened = (beside: ExtraAccount) => ({ ...held, openedOn: casting.openingIn(year, beside) });
  const [notice, bond, mortgage, loan] = [opened('notice'), opened('bond'), opened('mortgage'), opened('loan')];
  return {
    notice: { ...notice, product: 'notice', displayName: `${short} 90 Day Notice`, nickname: 'Kitchen' },
    bond: {
      ...bond,
      product: 'bond',
      displayName: `${short} 3 Year Bond`,
      maturesOn: monthsAfter(bond.openedOn, bondMonths),
      principalMinor: 1000_00 * casting.between('bond', 10, 80),
    },
    mortgage: {
      ...mortgage,
      product: 'mortgage',
      displayName: `${held.address.addressLine1} Mortgage`,
      maturesOn: monthsAfter(mortgage.openedOn, mortgageMonths),
      principalMinor: 5000_00 * casting.between('mortgage', 40, 110),
    },
    loan: {
      ...loan,
      product: 'loan',
      displayName: 'Orchard & Garden Loan',
      maturesOn: monthsAfter(loan.openedOn, loanMonths),
      principalMinor: 1000_00 * casting.between('loan', 12, 30),
    },
  };
}
