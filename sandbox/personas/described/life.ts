import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Casting } from '#sandbox/personas/casting.ts';
import { fixedRateBond } from '#sandbox/personas/lives/bonds.ts';
import { chargesOverdraft, paysInterest } from '#sandbox/personas/lives/interest.ts';
import { mortgage } from '#sandbox/personas/lives/lending.ts';
import { clearing, type Habit, type Life, lifeOf } from '#sandbox/personas/lives/life.ts';
import { during } from '#sandbox/personas/lives/rhythm.ts';
import { lastPaid } from '#sandbox/personas/many-accounts/arrears.ts';
import { dayNumberOf } from '#sandbox/personas/time/persona-day.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { MadeAccount } from './accounts.ts';
import { habitsOf } from './habits.ts';
import type { Names } from './names/names.ts';
import { quietOn, settledAs, steeredTo } from './steering.ts';
import { isLent, kindOf } from './terms.ts';

interface Living {
  readonly userId: string;
  readonly accounts: readonly MadeAccount[];
  readonly madeOn: CalendarDay;
  readonly casting: Casting;
  readonly names: Names;
  /** By the account's alias. */
  readonly moved: ReadonlyMap<string, Moved>;
}

/** What moves on an account beside its habits. */
export interface Moved {
  /** Direct debits. */
  readonly collected: readonly Habit[];
  /** Single payments before the customer was made. */
  readonly paid: readonly Habit[];
  /** What is paid from midnight of that day until the customer is made. */
  readonly spentMinor: number;
}

/**
 * Everything that happens on the accounts. What their balance is to be, it is on the evening before the customer is
 * made: month by month it is kept near there, and on the last evening exactly there. From the next morning on they live
 * like any customer's.
 */
export function lifeOfDescribed(living: Living): Life {
  const { userId, accounts, madeOn } = living;
  const opens = dayNumberOf(madeOn);
  const habits = accounts.flatMap((account) => habitsFor(account, living, opens));
  const records = accounts.map(({ record }) => record);
  return lifeOf(userId, records, habits);
}

function habitsFor(account: MadeAccount, living: Living, opens: number): Habit[] {
  const { wanted, record } = account;
  const { casting, names, moved } = living;
  const { collected = [], paid = [], spentMinor = 0 } = moved.get(wanted.alias) ?? {};
  const opened = dayNumberOf(record.openedOn);
  const stream = casting.streams(`${record.id} described`);
  if (isLent(wanted)) {
    return [...lent(account, living, opens), ...settledAs(record, wanted.balanceMinor, opens, stream)];
  }
  if (kindOf(wanted) === 'TD') {
    const payOutTo = ownPayer(account, living) ?? { id: clearing('faster-payments') };
    return fixedRateBond(record, payOutTo, stream);
  }
  const balanceMinor = wanted.balanceMinor ?? 0;
  const happening = [...habitsOf(wanted, record, { casting, names }), ...collected, ...interestOn(record, casting)];
  return [
    ...during(opened, Number.POSITIVE_INFINITY, quietOn(happening, opens, balanceMinor + record.overdraftMinor)),
    ...steeredTo({ account: record, habits: wanted.habits, balanceMinor, opens, stream }),
    ...paid,
    ...settledAs(record, balanceMinor + spentMinor, opens, stream),
  ];
}

/** Savings are paid interest, and overdrafts are charged it. */
function interestOn(record: AccountRecord, { streams }: Casting): Habit[] {
  if (record.kind === 'IA') return [paysInterest(record, streams(`${record.id} interest`))];
  if (record.kind === 'NT') return [paysInterest(record, streams(`${record.id} interest`), [1, 4, 7, 10])];
  return record.overdraftMinor > 0 ? [chargesOverdraft(record, streams(`${record.id} overdraft`))] : [];
}

/**
 * Instalments came from elsewhere until the customer was made, so that no other balance depends on them, and are taken
 * from the customer's own account after that. The latest ones are left out as far as they are in arrears.
 */
function lent(account: MadeAccount, living: Living, opens: number): Habit[] {
  const { wanted, record } = account;
  const stream = living.casting.streams(`${record.id} instalments`);
  const property = record.address.addressLine1;
  const takenFrom = (id: string) => mortgage(record, { id }, property, stream);
  const elsewhere = clearing('direct-debits');
  const own = ownPayer(account, living)?.id ?? elsewhere;
  const paidUntil = wanted.arrears === 0 ? opens : lastPaid(record.repaymentDay ?? 1, opens, wanted.arrears) + 1;
  return [
    ...during(0, paidUntil, takenFrom(elsewhere)),
    ...during(paidUntil, opens, takenFrom('nobody')),
    ...quietOn(during(opens, Number.POSITIVE_INFINITY, takenFrom(own)), opens, Number.POSITIVE_INFINITY),
  ];
}

/** The entity's first current account in the same currency. */
function ownPayer({ record }: MadeAccount, { accounts }: Living): AccountRecord | undefined {
  const { partyId, currency } = record;
  return accounts.find(
    ({ record: other }) =>
      other.partyId === partyId && other.currency === currency && (other.kind === 'CA' || other.kind === 'RA'),
  )?.record;
}
