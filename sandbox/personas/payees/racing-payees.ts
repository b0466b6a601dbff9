import type { Cast } from '#sandbox/personas/persona-script.ts';
import { customerHere, elsewhere, type PayeePlan } from './payee-plan.ts';

/**
 * Payees of the owner, the partnership and the stud: names under nearly every letter, and two starting with a digit.
 */
export function racingPayees(
  { owner, partnership, stud }: Readonly<Record<'owner' | 'partnership' | 'stud', string>>,
  other: Cast,
): readonly PayeePlan[] {
  return [
    elsewhere(owner, 'amelia-thornbury', 'Portrait'),
    elsewhere(owner, 'catherine-ohalloran', 'Dublin weekend', { nickName: 'Kate' }),
    elsewhere(owner, 'edward-marchmain', 'Club table'),
    elsewhere(owner, 'harriet-winslow', 'Fete'),
    elsewhere(owner, 'isabelle-darcy', 'Dressage lessons', { reference: 'LESSONS' }),
    elsewhere(owner, 'jubilee-marquees', 'Open day'),
    elsewhere(owner, 'old-vicarage-nursery', 'Spring half'),
    elsewhere(owner, 'quillon-press', 'Cards'),
    elsewhere(owner, 'saddlecombe-college', 'Lent term', { reference: 'PUPIL 1903' }),
    elsewhere(owner, 'yarrow-pike', 'Return', { nickName: 'Accountants' }),
    elsewhere(owner, 'zephyr-helicopters', 'Gold Cup day'),
    customerHere(owner, other, 'Share of the box', { nickName: 'Next door' }),
    elsewhere(partnership, 'first-choice-horseboxes', 'Thursbridge'),
    elsewhere(partnership, 'four-furlong-catering', 'Owners lunch'),
    elsewhere(partnership, 'h-larkmead-racing', 'Training May', { reference: 'PARTNERSHIP' }),
    elsewhere(partnership, 't-osgathorpe-racing', 'Training May'),
    elsewhere(partnership, 'coldharbour-stables', 'Box rest'),
    elsewhere(partnership, 'fetlock-farriers', 'Plates', { nickName: 'Farrier' }),
    elsewhere(partnership, 'kettlewell-solicitors', 'Deed'),
    elsewhere(partnership, 'larkenhill-bloodstock', 'LOT 87'),
    elsewhere(partnership, 'nigel-smythe-jones', 'Sales', { nickName: 'Nigel (agent)', accountType: 'Business' }),
    elsewhere(partnership, 'guildhall-auctioneers', 'LOT 31'),
    elsewhere(stud, 'ashdown-feed', 'Hay February', { nickName: 'Hay and straw', reference: 'Account 4417' }),
    elsewhere(stud, 'bridlepath-saddlery', 'Headcollars'),
    elsewhere(stud, 'chalk-down-machinery', 'INV 4471'),
    elsewhere(stud, 'gallagher-moss', 'INV 902'),
    elsewhere(stud, 'millrace-energy', 'Yard 2', { reference: '7781 0034' }),
    elsewhere(stud, 'postern-hale', 'Foaling barn'),
    elsewhere(stud, 'ringbone-insurance', 'RB 20417', { reference: 'RB 20417' }),
    elsewhere(stud, 'wexcombe-water', 'Troughs', { nickName: 'Utilities: water' }),
  ];
}
