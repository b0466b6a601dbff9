/** What React Router knows of an entry of the browser's history. */
interface Entry {
  readonly search: string;
  readonly state: unknown;
}

/**
 * The query of a page as one, though the part of that name is kept beside the URL: what a customer searches for must not
 * reach a server's log, a bookmark or a link that is passed on. A URL that holds it all the same is not believed.
 */
export function joinQuery({ search, state }: Entry, privateName: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete(privateName);
  const words = wordsIn(state)[privateName];
  if (typeof words === 'string' && words !== '') query.set(privateName, words);
  return query;
}

/** The same query as an entry of the history: what may stand in the URL, and what must not. All else in the state stays. */
export function splitQuery(query: URLSearchParams, privateName: string, state: unknown): Entry {
  const shown = new URLSearchParams(query);
  shown.delete(privateName);
  const { [privateName]: _gone, ...others } = wordsIn(state);
  const words = query.get(privateName);
  const search = shown.toString();
  return {
    search: search === '' ? '' : `?${search}`,
    state: {
      ...(isRecord(state) ? state : {}),
      searchedFor: words === null || words === '' ? others : { ...others, [privateName]: words },
    },
  };
}

function wordsIn(state: unknown): Readonly<Record<string, unknown>> {
  return isRecord(state) && isRecord(state.searchedFor) ? state.searchedFor : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
