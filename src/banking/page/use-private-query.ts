import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { type AnyFields, anyFieldsOf } from '#src/kernel/any-fields.ts';

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

/** The parts of a React Router location used here. */
interface Entry {
  readonly search: string;
  readonly state: unknown;
}

/**
 * Combines the URL's query with the private parameter from the history state: search terms must not reach server logs,
 * bookmarks or shared links. A URL that has the private parameter anyway is ignored.
 */
export function joinQuery({ search, state }: Entry, privateName: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete(privateName);
  const text = textsIn(state)[privateName];
  if (typeof text === 'string' && text !== '') query.set(privateName, text);
  return query;
}

/** Splits the query into what may be in the URL and what goes into the history state. Other state stays. */
export function splitQuery(query: URLSearchParams, privateName: string, state: unknown): Entry {
  const shown = new URLSearchParams(query);
  shown.delete(privateName);
  const { [privateName]: _gone, ...others } = textsIn(state);
  const text = query.get(privateName);
  const search = shown.toString();
  return {
    search: search === '' ? '' : `?${search}`,
    state: {
      ...anyFieldsOf(state),
      searchedFor: text === null || text === '' ? others : { ...others, [privateName]: text },
    },
  };
}

function textsIn(state: unknown): AnyFields {
  return anyFieldsOf(anyFieldsOf(state).searchedFor);
}
