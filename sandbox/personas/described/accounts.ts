import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { AccountPlan } from '#sandbox/personas/accounts/open-account.ts';
import { type ProductName, products } from '#sandbox/personas/accounts/products.ts';
import type { Casting, PlannedAccount } from '#sandbox/personas/casting.ts';
import { dayNumberOf, monthsAfter, personaDay, workingDayFrom } from '#sandbox/personas/time/persona-day.ts';
import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import type { DescribedAccount, Description } from './description.ts';
import { minorOf } from './description-words.ts';
import type { Names } from './names/names.ts';
import type { MadeEntity } from './people.ts';
import { isLent, isTerm, kindOf, principalOf, termMonths } from './terms.ts';

/** An account with everything decided that the description leaves out. */
export interface WantedAccount extends DescribedAccount {
  readonly alias: string;
  readonly opened: CalendarDay;
  readonly habits: NonNullable<DescribedAccount['habits']>;
  /** On the evening before the customer is made; undefined where it follows from the sum and the years. */
  readonly balanceMinor: number | undefined;
  readonly overdraftMinor: number;
  readonly principalMinor: number | undefined;
}

export interface MadeAccount {
  readonly wanted: WantedAccount;
  readonly record: AccountRecord;
}

const usualAccounts: readonly DescribedAccount[] = [
  { product: 'current', entity: 1, overdraft: '1000.00', transactionsAMonth: 0, arrears: 0, restrictions: [] },
  { product: 'instantAccess', entity: 1, transactionsAMonth: 0, arrears: 0, restrictions: [] },
];

/** Names that links have for these among the personas, too. */
const aliases: Partial<Readonly<Record<ProductName, string>>> = { instantAccess: 'savings', business: 'business' };

/** The usual balances, in whole pounds. */
const usualPounds: Readonly<Record<AccountRecord['kind'], readonly [from: number, to: number]>> = {
  CA: [600, 9_000],
  RA: [900, 14_000],
  IA: [4_000, 60_000],
  NT: [5_000, 40_000],
  TD: [10_000, 80_000],
  LN: [8_000, 30_000],
  MO: [120_000, 480_000],
};

export function accountsIn({ accounts }: Description): readonly DescribedAccount[] {
  return accounts ?? usualAccounts;
}

/** The aliases of the accounts, those given and those that follow. */
export function aliasesOf(description: Description): readonly string[] {
  const accounts = accountsIn(description);
  const taken = new Set(accounts.flatMap(({ alias }) => alias ?? []));
  return accounts.map(({ alias, product }) => {
    if (alias !== undefined) return alias;
    const base = aliases[product] ?? product.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    let free = base;
    for (let count = 2; taken.has(free); count += 1) free = `${base}-${count}`;
    taken.add(free);
    return free;
  });
}

export function wantedAccounts(
  description: Description,
  madeOn: CalendarDay,
  casting: Casting,
): readonly WantedAccount[] {
  const known = aliasesOf(description);
  return accountsIn(description).map((said, place) => {
    const alias = known[place] ?? '';
    const opened = said.opened ?? openedOn(said, { alias, madeOn, years: description.years, casting });
    const pounds = casting.between(`balance ${alias}`, ...usualPounds[kindOf(said)]) + 0;
    const pence = casting.between(`pence ${alias}`, 0, 99);
    const drawnMinor = isTerm(said) ? 1_000_00 * Math.max(1, Math.round(pounds / 1_000)) : pounds * 100 + pence;
    return {
      ...said,
      alias,
      opened,
      habits: said.habits ?? usualHabits(said),
      balanceMinor: balanceOf(said, drawnMinor),
      overdraftMinor: minorOf(said.overdraft ?? '0'),
      principalMinor: isTerm(said) ? principalOf(said, { opened, madeOn, drawnMinor }) : undefined,
    };
  });
}

/** What follows from the sum and the years is not steered. */
function balanceOf(said: DescribedAccount, drawnMinor: number): number | undefined {
  if (kindOf(said) === 'TD') return undefined;
  if (said.balance !== undefined) return minorOf(said.balance);
  return isLent(said) ? undefined : drawnMinor;
}

interface Opening {
  readonly alias: string;
  readonly madeOn: CalendarDay;
  readonly years: number;
  readonly casting: Casting;
}

/** A working day not after the 28th, so many years ago; a bond's so that it has not ended. */
function openedOn(said: DescribedAccount, { alias, madeOn, years, casting }: Opening): CalendarDay {
  const term = termMonths[said.product];
  const drawn = casting.between(`opened ${alias}`, 0, 60);
  if (kindOf(said) === 'TD' && term !== undefined) {
    if (said.matures !== undefined) return monthsAfter(said.matures, -term);
    const daysAgo = Math.min(years === 0 ? 20 + drawn : 300 + drawn, term * 30 - 40);
    return earlyInMonth(addDays(madeOn, -daysAgo));
  }
  if (isLent(said) && said.matures !== undefined) {
    const wanted = addDays(madeOn, -365 * Math.max(1, years));
    return `${wanted.slice(0, 8)}${said.matures.slice(8)}` as CalendarDay;
  }
  const isFirst = alias === 'current' || alias === 'business';
  const daysAgo = years === 0 ? 10 + Math.floor(drawn / 2) : 365 * years + (isFirst ? 0 : -drawn);
  return earlyInMonth(addDays(madeOn, -daysAgo));
}

/** Months end on different days, and instalments fall due up to the 28th. */
function earlyInMonth(day: CalendarDay): CalendarDay {
  const within = addDays(day, -Math.max(0, Number(day.slice(8)) - 20));
  return personaDay(workingDayFrom(dayNumberOf(within))).text;
}

export function usualHabits(said: DescribedAccount): WantedAccount['habits'] {
  switch (said.product) {
    case 'current':
      return 'household';
    case 'business':
      return 'shop';
    case 'racing':
      return 'stud-farm';
    default:
      return isTerm(said) ? 'none' : 'quiet';
  }
}

export function openDescribed(
  wanted: readonly WantedAccount[],
  entities: readonly MadeEntity[],
  { casting, names }: { readonly casting: Casting; readonly names: Names },
): readonly MadeAccount[] {
  const homes = entities.map(({ party }, place) => names.address(`address ${place + 1}`, party.name));
  const plans = wanted.map((account): PlannedAccount => {
    const entity = entities[account.entity - 1];
    const address = homes[account.entity - 1];
    if (entity === undefined || address === undefined) throw new Error(`There is no entity ${account.entity}`);
    return { ...planOf(account, entity.shortName), partyId: entity.party.id, address };
  });
  const records = casting.openAccounts(
    Object.fromEntries(wanted.map(({ alias }, place) => [alias, plans[place]] as const)) as Record<
      string,
      PlannedAccount
    >,
  );
  return wanted.flatMap((account) => {
    const record = records[account.alias];
    return record === undefined ? [] : [{ wanted: account, record: frozenIf(account, record) }];
  });
}

function frozenIf({ restrictions }: WantedAccount, record: AccountRecord): AccountRecord {
  return restrictions.includes('frozen') ? { ...record, frozen: true } : record;
}

function planOf(account: WantedAccount, shortName: string): Omit<AccountPlan, 'alias'> {
  const { product, opened, nickname, overdraftMinor, interestRate, principalMinor, atMaturity } = account;
  const term = termMonths[product];
  const matures = account.matures ?? (term === undefined ? undefined : monthsAfter(opened, term));
  return {
    product,
    displayName: account.name ?? `${shortName} ${plainName(product)}`,
    openedOn: opened,
    overdraftMinor,
    without: withoutIn(account),
    ...(nickname === undefined ? {} : { nickname }),
    ...(interestRate === undefined ? {} : { interestBasisPoints: minorOf(interestRate) }),
    ...(principalMinor === undefined ? {} : { principalMinor }),
    ...(matures === undefined ? {} : { maturesOn: matures }),
    ...(atMaturity === undefined ? {} : { maturityInstruction: atMaturity }),
    ...(atMaturity === 'S' ? { specialAmountMinor: Math.max(1, Math.floor((principalMinor ?? 2) / 2)) } : {}),
    ...(account.restrictions.includes('no-transfers') ? { transferOutDisabled: true } : {}),
  };
}

function plainName(product: ProductName): string {
  return products[product].name.replace(/^Private Bank /, '');
}

function withoutIn({ restrictions }: WantedAccount): NonNullable<AccountPlan['without']> {
  return restrictions.flatMap((restriction) => (restriction === 'frozen' ? [] : [...codesWithout[restriction]]));
}

const codesWithout = {
  'no-payments': ['PC_F_DOM'],
  'no-transfers': ['PC_F_SELF'],
  'no-statements': ['CH_I_ST'],
  'no-cheque-book': ['CH_N_CBR', 'CH_I_CSE'],
  'no-paying-in-book': ['CH_N_PBR'],
  'no-regular-payments': ['PC_I_INSTRL'],
} as const satisfies Record<Exclude<DescribedAccount['restrictions'][number], 'frozen'>, AccountRecord['taskCodes']>;

/** Each with what an account under it cannot do. */
export const restrictionCodes = Object.entries(codesWithout) as [
  keyof typeof codesWithout,
  AccountRecord['taskCodes'],
][];
