import { branches, outsideAccounts } from '#fixtures/directory.ts';
import { ownSortCode } from '#sandbox/bank/numbers/sort-codes.ts';
import type { Casting } from '#sandbox/personas/casting.ts';
import { type Chance, chanceAt, wholeBetween } from '#sandbox/personas/chance.ts';
import { surnames } from '#sandbox/personas/invented/words.ts';
import { allRight, elsewhere, type PayeePlan } from './payee-plan.ts';

const trades = [
  'Antiques',
  'Bakery',
  'Carriages',
  'Decorators',
  'Electrical',
  'Fencing',
  'Glazing',
  'Harness',
  'Ironwork',
  'Joinery',
  'Kennels',
  'Landscapes',
  'Masonry',
  'Nurseries',
  'Orchards',
  'Plumbing',
  'Quarries',
  'Roofing',
  'Seeds',
  'Thatching',
  'Upholstery',
  'Veneers',
  'Wines',
] as const;

const count = 500;

const payable = branches.filter(({ fastPayments }) => fastPayments);
const trading = payable.filter(({ sortCode, wantsReference }) => sortCode !== ownSortCode && !wantsReference);

/** An account at another bank that the directory does not have. */
export function accountAt(index: number, chance: Chance): Pick<PayeePlan, 'accountNumber' | 'sortCode'> {
  return {
    // The first digits count up, so no two are the same.
    accountNumber: `${1000 + index}${wholeBetween(chance, 1000, 9999)}`,
    sortCode: trading[index % trading.length]?.sortCode ?? '',
  };
}

/**
 * Five hundred payees over all accounts in the directory: more than fits on any screen. Every ninth belongs to the
 * trustees.
 */
export function endlessPayees(ownId: string, trustId: string, casting: Casting): readonly PayeePlan[] {
  const payerOf = (place: number) => (place % 9 === 8 ? trustId : ownId);
  const known = outsideAccounts
    .filter(({ sortCode }) => payable.some((branch) => branch.sortCode === sortCode))
    .map(({ alias }, place) => elsewhere(payerOf(place), alias, `INV ${100 + place}`));
  const invented = Array.from({ length: count - known.length }, (_, index): PayeePlan => {
    const place = known.length + index;
    const trade = trades[Math.floor(index / surnames.length) % trades.length] ?? trades[0];
    const surname = surnames[index % surnames.length] ?? surnames[0];
    const chance = chanceAt(casting.streams('payees'), index);
    return {
      alias: `trade-${index + 1}`,
      partyId: payerOf(place),
      nickName: index % 12 === 0 ? `${trade} (${surname})` : null,
      accountName: `${surname} ${trade}`,
      ...accountAt(index, chance),
      accountType: 'Business',
      reference: '',
      lastReference: `INV ${wholeBetween(chance, 100, 9999)}`,
      report: allRight,
    };
  });
  return [...known, ...invented];
}
