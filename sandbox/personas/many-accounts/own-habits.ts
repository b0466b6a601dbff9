import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Casting } from '#sandbox/personas/casting.ts';
import { bought } from '#sandbox/personas/lives/abroad.ts';
import { fixedRateBond } from '#sandbox/personas/lives/bonds.ts';
import { household } from '#sandbox/personas/lives/household.ts';
import { chargesOverdraft, paysInterest } from '#sandbox/personas/lives/interest.ts';
import { loan, mortgage } from '#sandbox/personas/lives/lending.ts';
import type { Habit } from '#sandbox/personas/lives/life.ts';
import { pays, receives, sinceOpened } from '#sandbox/personas/lives/quiet.ts';
import { keptBetween, openedWith, standingTransfer } from '#sandbox/personas/lives/savings.ts';
import type { ManyAccounts } from './accounts.ts';
import { fundedUntilArrears } from './arrears.ts';

/** The customer's main account, used for everything. */
export function mainHabits(accounts: ManyAccounts, surname: string, { streams, between }: Casting): Habit[] {
  const { current, savings, loan: horsebox, mortgage: home } = accounts;
  const instalments = [horsebox, home, accounts['loan-small'], accounts['mortgage-cottages']].reduce(
    (sum, { instalmentMinor }) => sum + (instalmentMinor ?? 0),
    accounts['loan-in-arrears'].instalmentMinor ?? 0,
  );
  return [
    ...sinceOpened(current, [
      ...household(
        {
          account: current,
          surname,
          openingMinor: 1000_00 * between('opening', 20, 34),
          monthlyIncomeMinor: instalments + 10_00 * between('income', 700, 820),
          paysSchoolFees: false,
        },
        streams,
      ),
      keptBetween(current, savings, { lowMinor: 9000_00, highMinor: 34_000_00, dayOfMonth: 5 }, streams('savings')),
      chargesOverdraft(current, streams('overdraft')),
    ]),
    ...sinceOpened(home, mortgage(home, current, home.address.addressLine1, streams('mortgage'))),
    ...[horsebox, accounts['loan-small'], accounts['mortgage-cottages']].flatMap((debt) =>
      sinceOpened(debt, debtHabits(debt, current, streams(debt.id))),
    ),
  ];
}

function debtHabits(debt: AccountRecord, payer: AccountRecord, stream: Parameters<typeof loan>[3]): Habit[] {
  if (debt.kind === 'MO') return mortgage(debt, payer, 'Farm Cottages', stream);
  const purpose = debt.id.endsWith('loan-small')
    ? { description: 'Stonecrop Landscapes', reference: 'GARDEN' }
    : { description: 'Wexcombe Horseboxes', reference: 'HORSEBOX' };
  return loan(debt, payer, purpose, stream);
}

/** Savings and notice accounts: a deposit, monthly savings, interest. */
export function savingHabits(accounts: ManyAccounts, { streams, between }: Casting): Habit[] {
  const { current, savings, reserve, holiday, notice, 'rainy-day': rainyDay, 'notice-2': roof } = accounts;
  const saved = [savings, reserve, holiday, notice, rainyDay, roof].flatMap((account) =>
    sinceOpened(account, [
      openedWith(account, 1000_00 * between(`opening ${account.id}`, 8, 60), streams(`${account.id} opening`)),
      paysInterest(account, streams(`${account.id} interest`), account.kind === 'NT' ? [1, 4, 7, 10] : undefined),
    ]),
  );
  const putBy = [reserve, holiday, roof].flatMap((account, index) =>
    sinceOpened(account, [
      standingTransfer(
        current,
        account,
        { minor: 50_00 * between(`put by ${account.id}`, 3, 9), dayOfMonth: 8 + index, reference: 'MONTHLY' },
        streams(`${account.id} put by`),
      ),
    ]),
  );
  const earlier = receives(
    savings,
    'faster',
    { description: 'Longacre Holdings', reference: 'RENT', dayOfMonth: 15, from: 80_00, to: 220_00 },
    streams('savings rent'),
  );
  return [...saved, ...putBy, ...sinceOpened(savings, [earlier])];
}

/** Five bonds, the stable works loan and its payment account, which is no longer topped up. */
export function termHabits(accounts: ManyAccounts, openingDay: number, { streams }: Casting): Habit[] {
  const { current, stables, 'loan-in-arrears': works } = accounts;
  const bonds = [
    accounts['bond-closing'],
    accounts['bond-interest-out'],
    accounts['bond-less-tax'],
    accounts['bond-special'],
    accounts['bond-renewing'],
  ];
  return [
    ...bonds.flatMap((bond) => sinceOpened(bond, fixedRateBond(bond, current, streams(bond.id)))),
    ...sinceOpened(stables, [openedWith(stables, 180_00, streams('stables opening'))]),
    ...sinceOpened(works, [
      ...loan(works, stables, { description: 'Quarley & Lowe Builders', reference: 'INV 1184' }, streams('works')),
      ...fundedUntilArrears(works, stables, current, openingDay, streams('works funded')),
    ]),
  ];
}

/** Euro and dollar accounts, one of them emptied to the last cent. */
export function abroadHabits(accounts: ManyAccounts, { streams }: Casting): Habit[] {
  const { current, euro, dollar, 'euro-empty': emptied, 'racing-euro': racingEuro } = accounts;
  const villa = { description: 'Villa Orsola, Lake Maggiore', reference: 'UPKEEP', dayOfMonth: 12 };
  const exact = { from: 4200_00, to: 4200_00 };
  return [
    ...sinceOpened(euro, [
      openedWith(euro, 9000_00, streams('euro opening')),
      pays(euro, 'abroad', { ...villa, from: 450_00, to: 900_00 }, streams('villa')),
      bought(euro, current, { underMinor: 3000_00, lotMinor: 2500_00, dayOfMonth: 3 }, streams('euros bought')),
    ]),
    ...sinceOpened(emptied, [
      openedWith(emptied, exact.from, streams('emptied opening')),
      pays(emptied, 'abroad', { ...villa, ...exact, reference: 'DEPOSIT', dayOfMonth: 24 }, streams('emptied')),
    ]),
    ...sinceOpened(dollar, [
      openedWith(dollar, 12_000_00, streams('dollar opening')),
      receives(
        dollar,
        'abroad',
        { description: 'Limestone Hollow Farm', reference: 'LEASE', dayOfMonth: 6, from: 700_00, to: 1400_00 },
        streams('lease'),
      ),
    ]),
    ...sinceOpened(racingEuro, [
      openedWith(racingEuro, 16_000_00, streams('racing euro opening')),
      pays(
        racingEuro,
        'abroad',
        { description: 'Ballycarrow Stables', reference: 'TRAINING FEES', dayOfMonth: 9, from: 380_00, to: 560_00 },
        streams('ballycarrow'),
      ),
    ]),
  ];
}
