import { type Params, type UIMatch, useMatches } from 'react-router-dom';

export interface Crumb {
  readonly title: string;
  readonly to: string;
}

/** What a route says of its page, in its `handle`, before the screen has loaded. */
export interface PageFacts {
  readonly heading: string | ((params: Params) => string);
  /** The last crumb, where it is not the heading. */
  readonly crumb?: string;
  /** The way back: the pages above, from the top. */
  readonly above?: readonly Crumb[];
}

/** The facts of the page shown. A page without a heading of its own has an empty one. */
export function usePageFacts(): { heading: string; crumb: string; above: readonly Crumb[] } {
  const { facts, params } = useRoute<PageFacts>();
  const { heading: known = '', above = [] } = facts ?? {};
  const heading = typeof known === 'string' ? known : known(params);
  return { heading, crumb: facts?.crumb ?? heading, above };
}

/** The innermost route shown. Its module gives the type of its facts. */
export function useRoute<Facts>(): { readonly facts: Facts | undefined; readonly params: Params } {
  const matches = useMatches() as UIMatch<unknown, Facts | undefined>[];
  const { handle: facts, params = {} } = matches.at(-1) ?? {};
  return { facts, params };
}
