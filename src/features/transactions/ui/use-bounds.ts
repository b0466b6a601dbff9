import { useMemo, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { transactionFloor } from '#src/rules/transaction-windows.ts';

/** Fixed for the visit: moving the last day at midnight would make a new list and lose the pages already loaded. */
export function useBounds({ currency, openingDate = transactionFloor }: Account): Bounds {
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const oldest = openingDate < today ? openingDate : today;
  return useMemo(() => ({ currency, oldest, today }), [currency, oldest, today]);
}
