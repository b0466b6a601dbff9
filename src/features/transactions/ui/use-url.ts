import { useCallback, useState } from 'react';
import { keywordName } from '#src/features/transactions/model/filters-in-url.ts';
import { usePrivateQuery } from '#src/parts/page/use-private-query.ts';

/** Changes the URL's query, adding a history entry or replacing the current one. */
type GoTo = (address: URLSearchParams, how: { readonly replace: boolean }) => void;

/**
 * The URL's query, with the keyword kept out of it, slightly ahead of the router: choices show at once while the router
 * catches up.
 */
export function useUrl(): readonly [URLSearchParams, GoTo] {
  const [arrived, navigate] = usePrivateQuery(keywordName);
  const [ahead, setAhead] = useState<{ readonly from: string; readonly to: URLSearchParams }>();
  const at = arrived.toString();
  const isUnderWay = ahead?.from === at;
  if (ahead !== undefined && !isUnderWay) setAhead(undefined);

  const address = isUnderWay ? ahead.to : arrived;

  const goTo = useCallback<GoTo>(
    (to, how) => {
      if (to.toString() === address.toString()) return;
      setAhead({ from: at, to });
      navigate(to, how);
    },
    [at, address, navigate],
  );
  return [address, goTo];
}
