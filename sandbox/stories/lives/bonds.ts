import type { AccountRecord } from '#sandbox/bank/records.ts';
import type { Stream } from '../chance.ts';
import { dayNumberOf, type MonthDay, monthsBetween, type StoryDay, storyDay } from '../time/story-day.ts';
import { interestPaid } from './interest.ts';
import { clearing, type Habit, type Happening, type Leg } from './life.ts';
import { paidIn, transferred } from './paying.ts';
import { monthlyOn, never, onceOn } from './rhythm.ts';

const hour = 3600;

/** A bond: deposited at once, interest credited to it every year on its day, and at its end what it is instructed to do. */
export function fixedRateBond(bond: AccountRecord, payOutTo: AccountRecord, stream: Stream): Habit[] {
  const { principalMinor, maturesOn, openedOn } = bond;
  if (principalMinor === null || maturesOn === null) throw new TypeError(`${bond.id} is no bond: no sum or no end`);
  const opened = dayNumberOf(openedOn);
  const deposited = onceOn(opened, stream, () => ({
    second: 10 * hour,
    legs: [paidIn('faster', bond.id, principalMinor, { description: 'Bond deposit', reference: 'BOND' })],
  }));
  const interest = bond.maturityInstruction === 'T' ? [interestPaid(bond), taxOnInterest(bond)] : [interestPaid(bond)];
  const yearly = monthlyOn(
    Number(openedOn.slice(8, 10)),
    stream,
    (_, day) => (day.number > opened + 31 ? { second: 6 * hour + 300, legs: interest } : never),
    [Number(openedOn.slice(5, 7))],
  );
  return [deposited, yearly, atTermEnds(bond, { second: 6 * hour + 600, legs: paidOutAtEnd(bond, payOutTo) })];
}

/** On the day each term of the bond ends, or the next working day. */
function atTermEnds(bond: AccountRecord, happening: Happening): Habit {
  const happenings = [happening];
  const ends = ({ number, dayOfMonth }: MonthDay) => {
    if (dayOfMonth !== Number(bond.openedOn.slice(8, 10))) return false;
    const lived = monthsBetween(bond.openedOn, storyDay(number).text);
    return lived > 0 && lived % termMonths(bond) === 0;
  };
  return ({ settles }: StoryDay) => (settles.some(ends) ? happenings : never);
}

/**
 * What leaves at the end of a term. Whatever the instruction does not pay out stays for another term of the same length, at
 * the same rate (assumed); which term it is, the bank reckons from the day the bond was opened.
 */
function paidOutAtEnd(bond: AccountRecord, payOutTo: AccountRecord): Leg[] {
  const paidOut = (staysMinor: number, description: string): Leg =>
    transferred(bond.id, payOutTo.id, ({ balanceOf }) => balanceOf(bond.id) - staysMinor, {
      description,
      reference: bond.number,
    });
  switch (bond.maturityInstruction) {
    case 'I':
    case 'T':
      return [];
    case 'P':
      return [paidOut(bond.principalMinor ?? 0, 'Bond interest paid out')];
    case 'S':
      return [paidOut(bond.specialAmountMinor ?? 0, 'Bond part paid out')];
    case 'A':
    case null:
      return [paidOut(0, 'Fixed rate bond matured')];
    default:
      return bond.maturityInstruction satisfies never;
  }
}

/** Hundredths of the interest kept for the tax office where principal and interest less tax are renewed (assumed). */
const taxPerCent = 20;

/** Taken with each year's interest as it is credited, so that what is there at the end is what is renewed. */
function taxOnInterest({ id, currency }: AccountRecord): Leg {
  return {
    from: id,
    to: clearing('tax', currency),
    minor: ({ interestOn }) => Math.round((interestOn(id) * taxPerCent) / 100),
    currency,
    code: 'INT',
    description: `Tax at ${taxPerCent}% on interest`,
    reference: 'TAX',
  };
}

function termMonths({ openedOn, maturesOn }: AccountRecord): number {
  return maturesOn === null ? 0 : monthsBetween(openedOn, maturesOn);
}
