import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { joinQuery, splitQuery } from './private-query.ts';

type GoTo = (query: URLSearchParams, how: Omit<NavigateOptions, 'state'>) => void;

/**
 * Like `useSearchParams`, except that the named parameter is kept in the history state, never in the URL. It survives
 * back, forward and reload, but not a new visit.
 */
export function usePrivateQuery(privateName: string): readonly [URLSearchParams, GoTo] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => joinQuery({ search, state }, privateName), [search, state, privateName]);
  const goTo = useCallback<GoTo>(
    (to, how) => {
      const entry = splitQuery(to, privateName, state);
      navigate({ search: entry.search }, { ...how, state: entry.state });
    },
    [navigate, privateName, state],
  );
  return [query, goTo];
}
