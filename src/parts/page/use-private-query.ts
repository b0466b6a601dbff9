import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { joinQuery, splitQuery } from './private-query.ts';

type GoTo = (query: URLSearchParams, how: Omit<NavigateOptions, 'state'>) => void;

/**
 * Like `useSearchParams`, but that the part of that name is kept in the entry of the history and never in the URL. Back,
 * forward and reload bring it again; a new visit does not.
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
