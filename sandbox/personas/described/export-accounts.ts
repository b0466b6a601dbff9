import { bondDaysOf } from '#sandbox/bank/accounts/bond-calendar.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { type ProductName, products } from '#sandbox/personas/accounts/products.ts';
import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import { restrictionCodes } from './accounts.ts';
import { type Belongings, minorOn } from './belongings.ts';
import type { WrittenDescription } from './description.ts';
import { isNameWritable, writtenMinor } from './description-words.ts';

type WrittenAccount = NonNullable<WrittenDescription['accounts']>[number];

/** What has ended is left out: a loan that is repaid, a bond that was paid out. */
export function accountsIn(belongings: Belongings): WrittenAccount[] {
  const { accounts, balanceOf, today } = belongings;
  return accounts.flatMap((account) => {
    const hasEnded = account.maturesOn !== null && account.maturesOn <= today && balanceOf(account.id) === 0;
    return hasEnded ? [] : [accountIn(account, belongings)];
  });
}

export function aliasIn({ id }: Pick<AccountRecord, 'id'>): string {
  return id.slice(id.indexOf(':') + 1);
}

function accountIn(account: AccountRecord, { parties, balanceOf, postingsOf, today }: Belongings): WrittenAccount {
  const product = productOf(account);
  const postings = postingsOf(account.id);
  const balanceMinor = balanceOf(account.id);
  const { displayName, nickname, overdraftMinor, interestBasisPoints } = account;
  const usualRate = products[product].interestBasisPoints;
  const restrictions = restrictionsOf(account, product);
  return {
    product,
    alias: aliasIn(account),
    entity: parties.findIndex(({ id }) => id === account.partyId) + 1,
    ...(isNameWritable(displayName) ? { name: displayName } : {}),
    ...(nickname === null ? {} : { nickname }),
    ...(overdraftMinor > 0 ? { overdraft: writtenMinor(overdraftMinor) } : {}),
    ...(interestBasisPoints === usualRate ? {} : { interestRate: writtenMinor(interestBasisPoints) }),
    ...(account.kind === 'TD'
      ? bondIn(account, balanceMinor, today)
      : { opened: account.openedOn, balance: writtenMinor(balanceMinor), ...lentIn(account, postings) }),
    ...(account.kind === 'CA' || account.kind === 'RA' ? livelinessOf(account, postings, today) : {}),
    ...(restrictions.length === 0 ? {} : { restrictions }),
  };
}

/** A bond that was renewed is in its present term. */
function bondIn(bond: AccountRecord, balanceMinor: number, today: CalendarDay): Partial<WrittenAccount> {
  const instruction = bond.maturityInstruction === null ? {} : { atMaturity: bond.maturityInstruction };
  let term = 0;
  while (bondDaysOf(bond, term).maturesOn <= today) term += 1;
  const { startsOn, maturesOn } = bondDaysOf(bond, term);
  const principal = writtenMinor(term === 0 ? (bond.principalMinor ?? balanceMinor) : balanceMinor);
  return { opened: startsOn, matures: maturesOn, principal, ...instruction };
}

function lentIn(account: AccountRecord, postings: readonly Posting[]): Partial<WrittenAccount> {
  if (account.maturesOn === null || account.principalMinor === null) return {};
  const arrears = Math.min(6, instalmentsMissed(postings));
  const lent = { matures: account.maturesOn, principal: writtenMinor(account.principalMinor) };
  return arrears === 0 ? lent : { ...lent, arrears };
}

/** Each instalment that is not paid costs a charge; a payment makes good what came before. */
function instalmentsMissed(postings: readonly Posting[]): number {
  const lastPaid = postings.findLastIndex(({ code }) => code === 'LRP');
  return postings.slice(lastPaid + 1).filter(({ code }) => code === 'CHG').length;
}

type Habits = NonNullable<WrittenAccount['habits']>;

/** By what tells each kind of life from the others. */
const tellTales: readonly (readonly [habits: Habits, isSign: (posting: Posting) => boolean])[] = [
  ['stud-farm', ({ reference }) => reference === 'MARES KEEP'],
  ['shop', ({ reference }) => reference === 'TAKINGS'],
  ['household', ({ code }) => code === 'CRD'],
  ['salary', ({ reference }) => reference === 'SALARY'],
  ['quiet', ({ code, reference }) => code !== 'INT' && reference !== 'TRANSFER' && reference !== 'OPENING'],
];

/** How many transactions a month come with each kind of life, about. */
const usualAMonth: Readonly<Record<Habits, number>> = {
  'stud-farm': 30,
  shop: 40,
  household: 75,
  salary: 3,
  quiet: 3,
  none: 0,
};

function livelinessOf(
  account: AccountRecord,
  postings: readonly Posting[],
  today: CalendarDay,
): Partial<WrittenAccount> {
  const yearAgo = addDays(today, -365);
  const latest = postings.filter(({ bookedOn }) => bookedOn > yearAgo);
  const sign = tellTales.find(([, isSign]) =>
    latest.some((posting) => isSign(posting) && minorOn(posting, account.id) !== 0),
  );
  const found = sign?.[0] ?? 'none';
  const habits: Habits = account.currency === 'GBP' || found === 'none' ? found : 'quiet';
  const extra = Math.round((latest.length / 12 - usualAMonth[habits]) / 100) * 100;
  return { habits, ...(extra > 0 ? { transactionsAMonth: Math.min(3_000, extra) } : {}) };
}

function restrictionsOf(account: AccountRecord, product: ProductName): NonNullable<WrittenAccount['restrictions']> {
  const usual: readonly string[] = products[product].taskCodes;
  const has: readonly string[] = account.taskCodes;
  const lost = restrictionCodes.flatMap(([restriction, codes]) =>
    codes.some((code) => usual.includes(code) && !has.includes(code)) ? [restriction] : [],
  );
  return account.frozen ? ['frozen', ...lost] : [...lost];
}

function productOf({ productId }: AccountRecord): ProductName {
  const found = Object.entries(products).find(([, { id }]) => id === productId);
  if (found === undefined) throw new Error(`No product ${productId} is sold`);
  return found[0] as ProductName;
}
