import { useEffect, useState } from 'react';

type CountrySearch = typeof import('#src/features/international/model/countries.ts');

export type CountriesNow =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly tryAgain: () => void }
  | ({ readonly status: 'ready' } & Pick<CountrySearch, 'countries' | 'isFoundBy' | 'isTopCountry'>);

/** The country of that code, once the countries are there. */
export function countryIn(search: CountriesNow, code: string) {
  return search.status === 'ready' ? search.countries.find((country) => country.code === code) : undefined;
}

/** The countries, from a chunk of their own. */
export function useCountries(): CountriesNow {
  const [loaded, setLoaded] = useState<CountrySearch | 'failed'>();
  const [attempt, setAttempt] = useState(1);

  // Loading a chunk is outside React.
  useEffect(() => {
    let isShown = attempt > 0;
    import('#src/features/international/model/countries.ts').then(
      (search) => isShown && setLoaded(search),
      () => isShown && setLoaded('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);

  if (loaded === undefined) return { status: 'loading' };
  if (loaded !== 'failed') return { status: 'ready', ...loaded };
  return {
    status: 'failed',
    tryAgain() {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
