import type { TargetLimit } from '#sandbox/bank/records/limit-package.ts';
import { payeeIn } from '#sandbox/personas/instructions/payee-in.ts';
import type { PersonaScript } from '#sandbox/personas/persona-script.ts';
import { householdPersona } from './household-persona.ts';
import { paidThisMorning } from './paid-this-morning.ts';

const id = 'low-limits';

const household = householdPersona({
  id,
  number: 68,
  title: 'Low limits',
  describes:
    'A customer with low limits, half of them used today: from £5.00 to £500.00 at a time, £1,000.00 and six payments a day. The entity’s own are lower still: from £10.00 to £400.00, £800.00 and four payments a day.',
  years: 2,
  beside: ['notice'],
  status: {},
});

const own = limit({ minimumMinor: 5_00, maximumMinor: 500_00, dailyMinor: 1000_00, dailyCount: 6 });
const entitys = limit({ minimumMinor: 10_00, maximumMinor: 400_00, dailyMinor: 800_00, dailyCount: 4 });

/** Small limits for the customer, smaller ones for the entity, and two payments early on the opening day. */
export const lowLimits: PersonaScript = {
  ...household,
  cast(seed, openingDay) {
    const cast = household.cast(seed, openingDay);
    const account = cast.life.accountsById.get(`${id}:current`);
    if (account === undefined) throw new Error(`${id} has no current account`);
    const to = payeeIn(id, cast.payees ?? []);
    return {
      ...cast,
      limitPackages: [
        { id: `USER:${id}`, targets: own },
        { id: `PARTY:${cast.user.mainPartyId}`, targets: entitys },
      ],
      ...paidThisMorning({ userId: id, account, firstNumber: 90_001 }, openingDay, [
        { ...to('margaret-obrien'), minor: 250_00, reference: 'Rent' },
        { ...to('kwame-mensah'), minor: 150_00, reference: 'Tickets' },
      ]),
    };
  },
};

/** The same limit for payments, transfers and bulk files. */
function limit(each: TargetLimit) {
  return { makePayment: each, internalTransfer: each, bulkPayments: each };
}
