import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Casting } from '#sandbox/personas/casting.ts';
import { directDebits } from '#sandbox/personas/lives/bills.ts';
import { chargesOverdraft, paysInterest } from '#sandbox/personas/lives/interest.ts';
import type { Habit } from '#sandbox/personas/lives/life.ts';
import { pays, receives, sinceOpened } from '#sandbox/personas/lives/quiet.ts';
import { during } from '#sandbox/personas/lives/rhythm.ts';
import { openedWith, standingTransfer } from '#sandbox/personas/lives/savings.ts';
import { dayNumberOf, monthsAfter, personaDay } from '#sandbox/personas/time/persona-day.ts';
import type { ManyAccounts } from './accounts.ts';

const quarters = [3, 6, 9, 12];

const termFees = [
  { payee: 'Saddlecombe College', dayOfMonth: 7, from: 3100_00, to: 3800_00, step: 10_00, months: [1, 4, 9] },
];

/** Current and racing accounts beside the main one. The account `empty` has no habits. */
export function otherHabits(accounts: ManyAccounts, openingDay: number, casting: Casting): Habit[] {
  const { streams, between } = casting;
  const { current, school, dormant, racing, 'second-home': home, 'racing-plus': plus } = accounts;
  const { 'no-transfers': cottages, 'no-statements': plain, 'no-paper': shoot, 'prize-money': prizes } = accounts;
  const opened = [home, school, dormant, racing, plus, cottages, plain, shoot].flatMap((account) =>
    sinceOpened(account, [
      openedWith(account, 100_00 * between(`opening ${account.id}`, 30, 160), streams(`${account.id} opening`)),
    ]),
  );
  const bills = [
    { payee: 'Wexcombe Council Tax', dayOfMonth: 1, from: 140_00, to: 220_00, step: 1_00 },
    { payee: 'Millrace Energy', dayOfMonth: 7, from: 60_00, to: 140_00, variation: 25 },
  ];
  const from = (payer: AccountRecord, to: AccountRecord, minor: number, dayOfMonth: number, reference: string) =>
    standingTransfer(payer, to, { minor, dayOfMonth, reference }, streams(`${to.id} filled`));
  return [
    ...opened,
    ...sinceOpened(home, [...directDebits(home.id, bills, streams), from(current, home, 350_00, 4, 'COTTAGE')]),
    ...sinceOpened(school, [
      from(current, school, 900_00, 27, 'SCHOOL FEES'),
      ...directDebits(school.id, termFees, streams),
    ]),
    ...sinceOpened(plain, [
      from(current, plain, 150_00, 3, 'HENS'),
      pays(plain, 'faster', bill('Wexcombe Farm Shop', 'ACCOUNT', 22, 90_00, 160_00), streams('farm shop')),
    ]),
    ...sinceOpened(racing, [
      from(current, racing, 1500_00, 6, 'TRAINING'),
      pays(racing, 'faster', bill('H Larkmead Racing', 'TRAINING FEES', 8, 1300_00, 1450_00), streams('larkmead')),
      chargesOverdraft(racing, streams('racing overdraft')),
    ]),
    ...sinceOpened(plus, [
      pays(plus, 'bacs', bill('Fetlock & Sons Farriers', 'SHOEING', 16, 40_00, 70_00), streams('farrier')),
    ]),
    ...sinceOpened(prizes, [
      receives(
        prizes,
        'bacs',
        { ...bill('Prize money Canterbourne', '3RD', 21, 420_00, 980_00), months: quarters },
        streams('prizes'),
      ),
    ]),
    ...sinceOpened(cottages, [
      receives(cottages, 'faster', bill('Mr J Pellew', 'RENT', 1, 650_00, 780_00), streams('rent')),
      pays(cottages, 'faster', bill('Harrowdale Roofing', 'MAINTENANCE', 18, 120_00, 300_00), streams('roof')),
    ]),
    ...sinceOpened(shoot, [
      receives(shoot, 'faster', bill('Staplemead subscription', 'SHOOT', 11, 150_00, 250_00), streams('guns')),
    ]),
    ...dormantHabits(dormant, openingDay, casting),
  ];
}

/** Used for a while, but not in the fourteen months before the opening day. */
function dormantHabits(account: AccountRecord, openingDay: number, { streams }: Casting): Habit[] {
  const lastUsed = dayNumberOf(monthsAfter(personaDay(Math.min(openingDay, lateInMonth(openingDay))).text, -14));
  return during(dayNumberOf(account.openedOn), lastUsed, [
    receives(account, 'faster', bill('Longacre Holdings', 'CONSULTANCY', 9, 200_00, 400_00), streams('dormant in')),
    pays(account, 'faster', bill('Quill & Ledger Accountants', 'MONTHLY', 20, 90_00, 160_00), streams('dormant out')),
  ]);
}

/** The 28th of that day's month, the latest date in every month. */
function lateInMonth(number: number): number {
  return number - personaDay(number).dayOfMonth + 28;
}

/** The trustees' accounts. */
export function trustHabits(accounts: ManyAccounts, { streams, between }: Casting): Habit[] {
  const { trust, 'trust-income': income, 'trust-racing': mares, 'trust-euro': euro, 'trust-dollar': dollar } = accounts;
  const { 'trust-savings': reserve, 'trust-notice': notice, 'trust-prizes': prizes } = accounts;
  const opened = [trust, income, mares, euro, dollar, reserve, notice].flatMap((account) =>
    sinceOpened(account, [
      openedWith(account, 1000_00 * between(`opening ${account.id}`, 6, 40), streams(`${account.id} opening`)),
    ]),
  );
  const dividend = { ...bill('Longacre Holdings dividend', 'DIVIDEND', 15, 900_00, 2400_00), months: quarters };
  return [
    ...opened,
    ...sinceOpened(trust, [
      receives(trust, 'bacs', dividend, streams('trust dividend')),
      pays(trust, 'faster', bill('Quill & Ledger Accountants', 'TRUST', 20, 90_00, 240_00), streams('trust fees')),
      chargesOverdraft(trust, streams('trust overdraft')),
    ]),
    ...sinceOpened(income, [
      receives(income, 'faster', bill('Netherbrook Farm rents', 'RENT', 25, 1100_00, 1800_00), streams('trust rents')),
      pays(income, 'faster', bill('Saddlecombe College', 'FEES', 28, 700_00, 1050_00), streams('trust school')),
    ]),
    ...sinceOpened(mares, [
      pays(mares, 'faster', bill('Long Meadow Stud', 'KEEP', 5, 80_00, 160_00), streams('trust mares')),
    ]),
    ...sinceOpened(prizes, [
      receives(
        prizes,
        'bacs',
        { ...bill('Breeders prize Thursbridge', '1ST', 17, 600_00, 1500_00), months: [6] },
        streams('trust prizes'),
      ),
    ]),
    ...sinceOpened(reserve, [paysInterest(reserve, streams('trust savings interest'))]),
    ...sinceOpened(notice, [paysInterest(notice, streams('trust notice interest'), [1, 4, 7, 10])]),
  ];
}

function bill(description: string, reference: string, dayOfMonth: number, from: number, to: number) {
  return { description, reference, dayOfMonth, from, to };
}
