import { useState } from 'react';
import { type SpanId, spansOf } from '#src/features/transactions/model/charts/spans.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import type { Filters } from '#src/features/transactions/model/transaction-filters.ts';

/** The period that the customer chose for the charts, and how far back the list must reach for it. */
export function useChartsSpan({ oldest, today }: Bounds, { dates }: Filters) {
  const [chosen, choose] = useState<SpanId>();
  const span = spansOf({ oldest, today, listedFrom: today }).find(({ id }) => id === chosen);
  // Days that the list is filtered by are the charts' period, too.
  return { chosen, choose, reach: dates === undefined ? span?.from : undefined };
}

export type ChartsChoice = ReturnType<typeof useChartsSpan>;
