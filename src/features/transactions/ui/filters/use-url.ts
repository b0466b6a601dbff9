import { useCallback, useState } from 'react';
import { usePrivateQuery } from '#src/banking/page/use-private-query.ts';
import { keywordName } from '#src/features/transactions/model/filters-in-url.ts';

/** Changes the URL's query, adding a history entry or replacing the current one. */
type GoTo = (query: URLSearchParams, how: { readonly replace: boolean }) => void;

/**
 * The URL's query, with the keyword kept out of it, slightly ahead of the router: choices show at once while the router
 * catches up.
 */
export function useUrl(): readonly [URLSearchParams, GoTo] {
  const [arrived, navigate] = usePrivateQuery(keywordName);
  const [ahead, setAhead] = useState<{ readonly from: string; readonly to: URLSearchParams }>();
  const at = arrived.toString();
  const isPending = ahead?.from === at;
  if (ahead !== undefined && !isPending) setAhead(undefined);

  const query = isPending ? ahead.to : arrived;

  const goTo = useCallback<GoTo>(
    (to, how) => {
      if (to.toString() === query.toString()) return;
      setAhead({ from: at, to });
      navigate(to, how);
    },
    [at, query, navigate],
  );
  return [query, goTo];
}
