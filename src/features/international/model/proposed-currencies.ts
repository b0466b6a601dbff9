import type { Account } from '#src/api/accounts/account.ts';
import type { Country } from './countries.ts';
import { isRequestCurrency, type RequestCurrency } from './request-currencies.ts';

export interface ProposedCurrency {
  readonly currency: RequestCurrency;
  /** `the currency of Ireland`. */
  readonly why: string;
}

interface Chosen {
  readonly from: Pick<Account, 'currency'> | undefined;
  readonly country: Pick<Country, 'name' | 'currencies'>;
  readonly currency: RequestCurrency;
}

/** Currencies that account and country speak for, other than the chosen one. The customer decides. */
export function proposedCurrencies({ from, country, currency: chosen }: Chosen): readonly ProposedCurrency[] {
  const there = country.currencies.find(isRequestCurrency);
  const own = from !== undefined && isRequestCurrency(from.currency) ? from.currency : undefined;
  const proposed: ProposedCurrency[] = [];
  if (there !== undefined && there === own) {
    proposed.push({ currency: there, why: `the currency of ${country.name} and of your account` });
  } else {
    if (there !== undefined) proposed.push({ currency: there, why: `the currency of ${country.name}` });
    if (own !== undefined) proposed.push({ currency: own, why: 'the currency of your account' });
  }
  return proposed.filter(({ currency }) => currency !== chosen);
}
