/** Racing Plus accounts have a charge of their own. */
export const racingPlusProduct = 'CURRPL';

/** What the bank calls the choices in a request. */
export type PaymentOption = 'nextDay' | 'urgent';
export type PaymentCharges = 'weatherbys' | 'all';

export type Scenario = 'low' | 'all' | 'high' | 'fixed';

/** Pence. */
export interface Choice<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly pence: number;
}

/** What the customer must choose for a payment. Empty: nothing is asked. */
export interface ChargeChoices {
  readonly scenario: Scenario;
  readonly options: readonly Choice<PaymentOption>[];
  readonly charges: readonly Choice<PaymentCharges>[];
}

/**
 * The European list for charges: the 28 members of the European Union of 2019, and six neighbours in the single euro
 * payments area. Assumed.
 */
export const europeanCountries: ReadonlySet<string> = new Set(
  `AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM`.split(' '),
);

const options = [
  { id: 'nextDay', title: 'Next Working Day (standard)', pence: 10_00 },
  { id: 'urgent', title: 'Urgent', pence: 30_00 },
] as const;
const shared = { id: 'weatherbys', title: 'Shared charges', pence: 30_00 } as const;
const all = { id: 'all', title: 'All charges (paying foreign bank charges)', pence: 38_50 } as const;
const racingPlus = { id: 'all', title: 'Racing Plus', pence: 7_00 } as const;

/** Monaco and Switzerland first: they are on the European list, but charge otherwise. */
export function scenarioOf(country: string, currency: string): Scenario {
  const isEuro = currency === 'EUR';
  if (country === 'MC' || country === 'CH') return isEuro ? 'all' : 'high';
  if (!europeanCountries.has(country)) return 'high';
  return isEuro ? 'low' : 'fixed';
}

interface Charged {
  readonly country: string;
  readonly currency: string;
  /** The type of the account to pay from. */
  readonly productType: string;
}

export function chargeChoices({ country, currency, productType }: Charged): ChargeChoices {
  const scenario = scenarioOf(country, currency);
  if (scenario === 'low') return { scenario, options, charges: [] };
  if (productType === racingPlusProduct) return { scenario, options: [], charges: [racingPlus] };
  return { scenario, options: [], charges: scenario === 'all' ? [all] : [shared, all] };
}
