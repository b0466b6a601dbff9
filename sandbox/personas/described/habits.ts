import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Casting } from '#sandbox/personas/casting.ts';
import { chanceAt, happens, oneOf, wholeBetween } from '#sandbox/personas/chance.ts';
import { cardSpending, cardsOf } from '#sandbox/personas/lives/cards.ts';
import { cashHabit, cheques } from '#sandbox/personas/lives/cash-and-cheques.ts';
import type { Habit, PlannedEvent } from '#sandbox/personas/lives/life.ts';
import { paidIn, paidOut } from '#sandbox/personas/lives/paying.ts';
import { pays, receives } from '#sandbox/personas/lives/quiet.ts';
import { daily, monthlyOn, never, timeBetween, workingDaily } from '#sandbox/personas/lives/rhythm.ts';
import { householdShops, type Shops, smallShops } from '#sandbox/personas/lives/shops.ts';
import { studFarm } from '#sandbox/personas/lives/stud-farm.ts';
import { dayNumberOf } from '#sandbox/personas/time/persona-day.ts';
import type { WantedAccount } from './accounts.ts';
import type { Names } from './names/names.ts';

interface Drawn {
  readonly casting: Casting;
  readonly names: Names;
}

/** What happens on an account by itself. */
export function habitsOf(
  { alias, habits, transactionsAMonth }: WantedAccount,
  account: AccountRecord,
  drawn: Drawn,
): Habit[] {
  const more = transactionsAMonth === 0 ? [] : [traded(account, transactionsAMonth, drawn)];
  switch (habits) {
    case 'none':
      return more;
    case 'quiet':
      return [...quiet(alias, account, drawn), ...more];
    case 'salary':
      return [salary(alias, account, drawn), ...more];
    case 'household':
      return [salary(alias, account, drawn), ...spending(account, drawn), ...more];
    case 'shop':
      return [...shopkeeping(account, drawn), ...more];
    case 'stud-farm':
      return [...studFarm(account, drawn.casting.streams, []), ...more];
    default:
      return habits satisfies never;
  }
}

function salary(alias: string, account: AccountRecord, { casting, names }: Drawn): Habit {
  const minor = 1_00 * casting.between(`salary ${alias}`, 3_400, 6_800);
  const description = names.company(`employer ${alias}`);
  return monthlyOn(28, casting.streams(`salary ${alias}`), () => ({
    second: 6 * 3600 + 60,
    legs: [paidIn('bacs', account.id, minor, { description, reference: 'SALARY' })],
  }));
}

function spending(account: AccountRecord, { casting: { streams }, names }: Drawn): Habit[] {
  const stream = (label: string) => streams(`${account.id} ${label}`);
  const wallet = {
    everyday: named(smallShops, 'everyday', names),
    other: named(householdShops, 'other', names),
    most: [1, 2],
  } as const;
  const opened = account.openedOn;
  const openedInMonth = Number(opened.slice(0, 4)) * 12 + Number(opened.slice(5, 7));
  const firstCheque = wholeBetween(chanceAt(stream('cheque book'), 0), 101, 800);
  return [
    cardSpending(account.id, wallet, stream('cards')),
    cashHabit(account.id, cardsOf(stream('cards'))[0], stream('cash')),
    ...cheques(account.id, firstCheque, openedInMonth, stream('cheques')),
  ];
}

/** The usual prices and hours, under other names. */
function named(shops: Shops, label: string, names: Names): Shops {
  const known = new Map<string, string>();
  return shops.map((shop) => {
    const name = known.get(shop.name) ?? names.shop(`${label} ${shop.name}`);
    known.set(shop.name, name);
    return { ...shop, name };
  }) as unknown as Shops;
}

/** Card takings every working day; suppliers, wages and rent out. */
function shopkeeping(account: AccountRecord, { casting: { streams, between }, names }: Drawn): Habit[] {
  const suppliers = [1, 2, 3, 4].map((number) => names.company(`supplier ${account.id} ${number}`)) as [
    string,
    ...string[],
  ];
  const staff = [1, 2].map((number) => names.payeeName(`staff ${account.id} ${number}`, 'Personal'));
  const stream = (label: string) => streams(`${account.id} ${label}`);
  const landlord = names.company(`landlord ${account.id}`);
  const rent = 10_00 * between(`rent ${account.id}`, 60, 160);
  return [
    workingDaily(stream('takings'), (chance) => ({
      second: 5 * 3600 + 1800,
      legs: [
        paidIn('bacs', account.id, wholeBetween(chance, 280_00, 980_00), {
          description: 'Card takings',
          reference: 'TAKINGS',
        }),
      ],
    })),
    workingDaily(stream('suppliers'), (chance) =>
      happens(chance, 1, 3)
        ? {
            second: timeBetween(chance, 9, 17),
            legs: [
              paidOut('faster', account.id, wholeBetween(chance, 90_00, 1_400_00), {
                description: oneOf(chance, suppliers),
                reference: `INV ${wholeBetween(chance, 100, 9_999)}`,
              }),
            ],
          }
        : never,
    ),
    monthlyOn(27, stream('wages'), (chance) => ({
      second: 7 * 3600,
      legs: staff.map((description) =>
        paidOut('bacs', account.id, 1_00 * wholeBetween(chance, 1_700, 2_300), { description, reference: 'WAGES' }),
      ),
    })),
    monthlyOn(1, stream('rent'), () => ({
      second: 8 * 3600,
      legs: [paidOut('bacs', account.id, rent, { description: landlord, reference: 'RENT' })],
    })),
  ];
}

function quiet(alias: string, account: AccountRecord, { casting: { streams, between }, names }: Drawn): Habit[] {
  const regular = (label: string, from: number, to: number) => ({
    description: names.company(`${label} ${alias}`),
    reference: label === 'payer' ? 'DIVIDEND' : 'FEES',
    dayOfMonth: between(`${label} ${alias} day`, 2, 27),
    from,
    to,
    months: label === 'payer' ? [1, 4, 7, 10] : [2, 5, 8, 11],
  });
  if (account.kind === 'IA' || account.kind === 'NT') return [];
  const way = account.currency === 'GBP' ? 'faster' : 'abroad';
  return [
    receives(account, way, regular('payer', 90_00, 420_00), streams(`${alias} received`)),
    pays(account, way, regular('adviser', 60_00, 300_00), streams(`${alias} paid`)),
  ];
}

/** So many transactions a month, in and out in turn, so that they come to little together. */
function traded(account: AccountRecord, aMonth: number, { casting: { streams }, names }: Drawn): Habit {
  const partners = Array.from({ length: 12 }, (_, place) => names.shop(`partner ${account.id} ${place}`)) as [
    string,
    ...string[],
  ];
  const opened = dayNumberOf(account.openedOn);
  const until = (day: number) => Math.floor((day * aMonth * 12) / 365);
  return daily(streams(`${account.id} trade`), (chance, { number }) => {
    const day = number - opened;
    const events: PlannedEvent[] = [];
    for (let count = until(day); count < until(day + 1); count += 1) {
      const words = { description: oneOf(chance, partners), reference: `ORDER ${count + 1}` };
      const minor = wholeBetween(chance, 1_00, 40_00);
      const leg =
        count % 2 === 0
          ? paidIn('faster', account.id, minor, words, account.currency)
          : paidOut('faster', account.id, minor, words, account.currency);
      events.push({ second: timeBetween(chance, 7, 22), legs: [leg] });
    }
    return events;
  });
}
