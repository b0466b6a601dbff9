import { happens, oneOf, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { clearing, type Habit } from './life.ts';
import { daily, monthlyOn, never, timeBetween, workingDaily } from './rhythm.ts';

const cashMachines = ['Harrowdale High Street', 'Marlbeck Station', 'Wexcombe Market Place'] as const;

/** About two cash withdrawals a month, in tens of pounds, and two cash deposits a year. */
export function cashHabit(account: string, card: string, stream: Stream): Habit {
  return daily(stream, (chance, day) => {
    if (day.isWorkingDay && happens(chance, 1, 130)) {
      return {
        second: timeBetween(chance, 10, 16),
        legs: [cash(account, 'in', 20_00 * wholeBetween(chance, 3, 40), 'Cash paid in', 'HARROWDALE')],
      };
    }
    if (!happens(chance, 1, 14)) return never;
    const machine = oneOf(chance, cashMachines);
    return {
      second: timeBetween(chance, 8, 21),
      legs: [cash(account, 'out', 10_00 * wholeBetween(chance, 3, 30), `Cash machine ${machine}`, card)],
    };
  });
}

export function cash(account: string, way: 'in' | 'out', minor: number, description: string, reference: string) {
  const till = clearing('cash');
  const [from, to] = way === 'in' ? [till, account] : [account, till];
  return { from, to, minor, currency: 'GBP', code: way === 'in' ? 'CSH' : 'ATM', description, reference } as const;
}

/** About one cheque written a month, numbered in sequence, and one paid in, which clears two working days later. */
export function cheques(account: string, firstNumber: number, bornInMonth: number, stream: Stream): Habit[] {
  const written = monthlyOn(11, stream, (chance, { year, month }) => ({
    second: 6 * 3600 + 1200,
    legs: [
      {
        from: account,
        to: clearing('cheques'),
        minor: 5_00 * wholeBetween(chance, 8, 130),
        currency: 'GBP',
        code: 'CHQ',
        description: 'Cheque',
        reference: String(firstNumber + year * 12 + month - bornInMonth).padStart(6, '0'),
      },
    ],
  }));
  const paidIn = workingDaily(stream, (chance) =>
    happens(chance, 1, 18)
      ? {
          second: timeBetween(chance, 10, 16),
          clearsIn: 2,
          legs: [
            {
              from: clearing('cheques'),
              to: account,
              minor: 5_00 * wholeBetween(chance, 8, 180),
              currency: 'GBP',
              code: 'CHI',
              description: 'Cheque paid in',
              reference: String(wholeBetween(chance, 100_001, 999_999)),
            },
          ],
        }
      : never,
  );
  return [written, paidIn];
}
