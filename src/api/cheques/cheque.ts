import {
  dayOf,
  fieldsOf,
  isList,
  moneyOf,
  omitUndefined,
  readOnce,
  textOf,
  tokenOf,
  type Wire,
} from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';

export interface Cheque {
  /** Its number, six digits. */
  readonly id: string;
  readonly statusCode: string;
  readonly status: string;
  readonly date?: CalendarDay;
  readonly amount?: Money;
}

export interface ChequeList {
  readonly cheques: readonly Cheque[];
  readonly damagedCount: number;
}

const statuses: Readonly<Record<string, string>> = {
  C: 'Cancelled',
  N: 'Not Used',
  R: 'Rejected',
  S: 'Stopped',
  U: 'Used',
  H: 'Hold',
};

/** Highest number first. */
export function toChequeList(answer: Wire<'ChequesAnswer'>): ChequeList | undefined {
  const { issuedCheques } = fieldsOf(answer);
  if (!isList(issuedCheques)) return undefined;
  const { items, damagedCount } = readOnce(issuedCheques, toCheque, ({ id }) => id);
  return { cheques: items.sort((one, other) => Number(other.id) - Number(one.id)), damagedCount };
}

function toCheque(entry: Wire<'Cheque'>): Cheque | undefined {
  const { id, statusCode, status, date, amount } = fieldsOf(entry);
  const [number, code] = [tokenOf(id), tokenOf(statusCode)];
  if (number === undefined || !/^\d{1,6}$/.test(number) || code === undefined) return undefined;
  const text = Object.hasOwn(statuses, code) ? statuses[code] : undefined;
  return {
    id: number,
    statusCode: code,
    status: text ?? textOf(status) ?? code,
    ...omitUndefined({ date: dayOf(date), amount: moneyOf(amount) }),
  };
}
