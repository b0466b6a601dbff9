import { useEffect, useState } from 'react';

type CountrySearch = typeof import('#src/features/international/model/countries.ts');

export type CountriesNow =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly tryAgain: () => void }
  | ({ readonly state: 'ready' } & Pick<CountrySearch, 'countries' | 'isFoundBy' | 'isTopCountry'>);

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

  if (loaded === undefined) return { state: 'loading' };
  if (loaded !== 'failed') return { state: 'ready', ...loaded };
  return {
    state: 'failed',
    tryAgain() {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
