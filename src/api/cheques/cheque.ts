import { dayOf, fieldsOf, listOf, moneyOf, omitUndefined, readOnce, textOf, tokenOf } from '#src/api/wire/wire.ts';
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
export function toChequeList(answer: unknown): ChequeList | undefined {
  const { issuedCheques } = fieldsOf(answer);
  if (!Array.isArray(issuedCheques)) return undefined;
  const { items, damagedCount } = readOnce(listOf(issuedCheques), toCheque, ({ id }) => id);
  return { cheques: items.sort((one, other) => Number(other.id) - Number(one.id)), damagedCount };
}

function toCheque(entry: unknown): Cheque | undefined {
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
