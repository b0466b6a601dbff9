import type { InstructionsOf } from '#sandbox/personas/persona-script.ts';
import type { PrivateAccounts } from '#sandbox/personas/private-customer-accounts.ts';
import { instructionOf } from './instruction-plan.ts';
import { payeeIn } from './payee-in.ts';

/** A future payment, a regular transfer to the savings, and one cancelled payment, beside the household's orders. */
export function privateCustomerInstructions({ current, savings }: PrivateAccounts): InstructionsOf {
  return ({ userId, openingDay, payees, standingOrders }) => {
    const payee = payeeIn(userId, payees);
    const plans = [
      { alias: 'piano', from: current, to: payee('verity-calloway'), minor: 85_00, reference: 'Piano', startsIn: 8 },
      {
        alias: 'rainy-day',
        from: current,
        to: { account: savings },
        minor: 200_00,
        reference: 'RAINY DAY',
        frequency: '50' as const,
        startsIn: 10,
      },
      {
        alias: 'roof',
        from: current,
        to: payee('peter-underwold'),
        minor: 420_00,
        reference: 'Ridge tiles',
        startsIn: 6,
        cancelledDaysAgo: 1,
      },
    ];
    return [...standingOrders, ...plans.map((plan, place) => instructionOf(userId, openingDay, plan, place))];
  };
}
