import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { InstructionsOf } from '#sandbox/personas/persona-script.ts';
import type { RacingAccounts } from '#sandbox/personas/racing-owner-accounts.ts';
import { endingAfter, type InstructionPlan, instructionOf, madeEarlier, splitInTwo } from './instruction-plan.ts';
import { payeeIn } from './payee-in.ts';

/** One custom frequency, one order that has ended and one about to end, four future payments, and closed ones. */
export function racingOwnerInstructions(accounts: RacingAccounts): InstructionsOf {
  return ({ userId, openingDay, payees, standingOrders, postings }) => {
    const payee = payeeIn(userId, payees);
    const { current, house, savings, partnership, stud } = accounts;
    const plans: readonly InstructionPlan[] = [
      once('portrait', current, payee('amelia-thornbury'), 1250_00, 'Portrait', 9),
      once('owners-lunch', partnership, payee('four-furlong-catering'), 860_50, 'Owners lunch', 16),
      once('foaling-barn', stud, payee('postern-hale'), 4400_00, 'Foaling barn', 24),
      once('garden-reserve', house, { account: savings }, 2000_00, 'GARDEN', 12),
      regular('college', current, payee('saddlecombe-college'), 4150_00, 'PUPIL 1903', '70', 20),
      regular('weekly-savings', current, { account: savings }, 250_00, 'SAVINGS', '30', 4),
      { ...regular('hay', stud, payee('ashdown-feed'), 640_00, 'Account 4417', '30', 6), customDays: 10 },
      regular('deed', partnership, payee('kettlewell-solicitors'), 300_00, 'Deed', '80', 40),
      { ...once('marquee', current, payee('jubilee-marquees'), 1800_00, 'Open day', 30), cancelledDaysAgo: 5 },
      { ...once('cards', current, payee('quillon-press'), 96_40, 'Cards', 11), cancelledDaysAgo: 2 },
    ];
    return [
      ...standingOrders.flatMap((order) => asItStands(order, accounts)),
      ...plans.map((plan, place) => instructionOf(userId, openingDay, plan, place)),
      ...madeEarlier(userId, house, postings, 10),
    ];
  };
}

/** The housekeeper's order replaced an earlier one a year ago; the partnership's for the gallops is about to end. */
function asItStands(order: InstructionRecord, { house, partnership }: RacingAccounts): readonly InstructionRecord[] {
  if (order.accountId === house.id && order.reference === 'WAGES') {
    return splitInTwo(order, Math.max(1, order.runs - 12));
  }
  return order.accountId === partnership.id ? [endingAfter(order, 1)] : [order];
}

function once(
  alias: string,
  from: InstructionPlan['from'],
  to: InstructionPlan['to'],
  minor: number,
  reference: string,
  startsIn: number,
): InstructionPlan {
  return { alias, from, to, minor, reference, startsIn };
}

function regular(
  alias: string,
  from: InstructionPlan['from'],
  to: InstructionPlan['to'],
  minor: number,
  reference: string,
  frequency: NonNullable<InstructionPlan['frequency']>,
  startsIn: number,
): InstructionPlan {
  return { alias, from, to, minor, reference, frequency, startsIn };
}
