import { bondDaysOf, bondRenewalTime, isRenewed } from '#sandbox/bank/accounts/bond-calendar.ts';
import { bondTaxPerCent, taxOnInterest } from '#sandbox/bank/accounts/bonds.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Stream } from '#sandbox/personas/chance.ts';
import { dayNumberOf, type PersonaDay, workingDayFrom } from '#sandbox/personas/time/persona-day.ts';
import { money } from '#src/kernel/money.ts';
import { interestPaid } from './interest.ts';
import { clearing, type Habit, type Leg } from './life.ts';
import { paidIn, transferred } from './paying.ts';
import { never, onceOn } from './rhythm.ts';

const hour = 3600;
const [renewalHour = 0, renewalMinute = 0] = bondRenewalTime.split(':').map(Number);
const renewalSecond = renewalHour * hour + renewalMinute * 60;
/** Five minutes before renewal, so that the payout includes the interest. */
const creditSecond = renewalSecond - 300;

/** A bond: its deposit, its interest, and its maturity as instructed. */
export function fixedRateBond(bond: AccountRecord, payOutTo: Pick<AccountRecord, 'id'>, stream: Stream): Habit[] {
  const { principalMinor, openedOn } = bond;
  if (principalMinor === null) throw new TypeError(`${bond.id} is no bond: no sum`);
  const deposited = onceOn(dayNumberOf(openedOn), stream, () => ({
    second: 10 * hour,
    legs: [paidIn('faster', bond.id, principalMinor, { description: 'Bond deposit', reference: 'BOND' })],
  }));
  const interest = bond.maturityInstruction === 'T' ? [interestPaid(bond), taxTaken(bond)] : [interestPaid(bond)];
  const credited = { second: creditSecond, legs: interest };
  const ended = { second: renewalSecond, legs: paidOutAtEnd(bond, payOutTo) };
  const businessOn = diaryOf(bond);
  return [
    deposited,
    (day) => {
      const business = businessOn(day);
      if (business === undefined) return never;
      return business === 'interest' ? [credited] : [credited, ended];
    },
  ];
}

/** What happens to the bond on a day. Each term is worked out once, on demand. */
function diaryOf(bond: AccountRecord): (day: PersonaDay) => 'interest' | 'maturity' | undefined {
  const diary = new Map<number, 'interest' | 'maturity'>();
  let [terms, writtenUntil] = [0, Number.NEGATIVE_INFINITY];
  return ({ number }) => {
    while (writtenUntil < number && (terms === 0 || isRenewed(bond))) {
      const { creditedOn, maturesOn } = bondDaysOf(bond, terms);
      for (const day of creditedOn) diary.set(workingDayFrom(dayNumberOf(day)), 'interest');
      writtenUntil = workingDayFrom(dayNumberOf(maturesOn));
      diary.set(writtenUntil, 'maturity');
      terms += 1;
    }
    return diary.get(number);
  };
}

/**
 * Payments at maturity. The rest is renewed for a term of the same length at the same rate (assumed); the bank counts
 * terms from the opening day.
 */
function paidOutAtEnd(bond: AccountRecord, payOutTo: Pick<AccountRecord, 'id'>): Leg[] {
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

/** Taken from each year's interest as it is credited, so that the renewed amount is net of tax. */
function taxTaken(bond: AccountRecord): Leg {
  return {
    from: bond.id,
    to: clearing('tax', bond.currency),
    minor: ({ interestOn }) => taxOnInterest(bond, money(interestOn(bond.id), bond.currency)).minor,
    currency: bond.currency,
    code: 'INT',
    description: `Tax at ${bondTaxPerCent}% on interest`,
    reference: 'TAX',
  };
}
