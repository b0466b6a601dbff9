import { useCallback, useState } from 'react';
import { keywordName } from '#src/features/transactions/model/filters-in-url.ts';
import { usePrivateQuery } from '#src/parts/page/use-private-query.ts';

/** Goes to another search part of the address, as a new entry of the history or in place of the one that is there. */
type GoTo = (address: URLSearchParams, how: { readonly replace: boolean }) => void;

/**
 * The search part of the address, the keyword being kept beside it, a moment ahead of the router: what was pressed shows
 * at once, while the router takes its new address in when it has time.
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
