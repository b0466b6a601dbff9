import type { Cast } from '#sandbox/personas/persona-script.ts';
import { customerHere, elsewhere, type PayeePlan } from './payee-plan.ts';

/** Payees of households. */

/** A family's payees: one at a building society, one who switched banks, one not checked, and another customer. */
export function familyPayees(partyId: string, other: Cast): readonly PayeePlan[] {
  return [
    elsewhere(partyId, 'saddlecombe-college', 'Summer term', { reference: 'PUPIL 2214' }),
    elsewhere(partyId, 'wexcombe-water', '5580 1326 04', { reference: '5580 1326 04' }),
    elsewhere(partyId, 'old-vicarage-nursery', 'Autumn half', { nickName: 'Nursery' }),
    elsewhere(partyId, 'beatrice-oakley', 'DRY 4471902', { nickName: 'Aunt Bea' }),
    elsewhere(partyId, 'william-tregarthen', 'Lawn and hedges', { nickName: 'Bill the gardener' }),
    elsewhere(partyId, 'peter-underwold', 'Ridge tiles'),
    elsewhere(partyId, 'verity-calloway', 'Piano'),
    customerHere(partyId, other, 'Supper club'),
  ];
}

export function householdPayees(partyId: string, other: Cast): readonly PayeePlan[] {
  return [
    elsewhere(partyId, 'margaret-obrien', 'Rent', { nickName: 'Landlady' }),
    elsewhere(partyId, 'inglewood-tree-care', 'The ash'),
    elsewhere(partyId, 'kwame-mensah', 'Tickets'),
    elsewhere(partyId, 'david-fennimarsh', 'Boiler'),
    customerHere(partyId, other, 'Half of the hay'),
  ];
}

/** Payees of a household without special features. */
export function otherPayees(partyId: string): readonly PayeePlan[] {
  return [
    elsewhere(partyId, 'samira-khalil', 'Cello'),
    elsewhere(partyId, 'g-r-haddow', 'Chimneys', { nickName: 'Sweep' }),
    elsewhere(partyId, 'millrace-energy', '4417 2260', { reference: '4417 2260' }),
  ];
}
