import type { Cast } from '#sandbox/personas/persona-script.ts';
import { customerHere, elsewhere, type PayeePlan } from './payee-plan.ts';

/** Payees of a shop that sells to yards and riders. */
export function shopPayees(partyId: string, other: Cast): readonly PayeePlan[] {
  return [
    elsewhere(partyId, 'ashdown-feed', 'INV 2204'),
    elsewhere(partyId, 'gallagher-moss', 'INV 611', { reference: 'FEED 0093' }),
    elsewhere(partyId, 'longreach-fuels', 'Van'),
    elsewhere(partyId, 'northmoor-transport', 'INV 88'),
    elsewhere(partyId, 'yarrow-pike', 'Year end', { nickName: 'Accountants' }),
    customerHere(partyId, other, 'Refund'),
  ];
}

/** A stud's payees; one does not match its bank's records. */
export function studPayees(partyId: string, other: Cast): readonly PayeePlan[] {
  return [
    elsewhere(partyId, 'eastlingham-vets', 'Foal scans', { reference: 'STUD 118' }),
    elsewhere(partyId, 'harrowdale-hay', 'Second cut', { accountType: 'Personal' }),
    elsewhere(partyId, 'valley-forge', 'Trims', { nickName: 'Farrier' }),
    elsewhere(partyId, 'guildhall-auctioneers', 'LOT 214'),
    elsewhere(partyId, 'b-inglecombe', 'Wages'),
    customerHere(partyId, other, 'Keep returned'),
  ];
}
