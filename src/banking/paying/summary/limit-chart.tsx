import type { LimitToday } from '#src/banking/paying/model/summary-copy.ts';
import { FilledBar } from '#src/ui/chart/share-bar.tsx';
import { moneyText } from '#src/ui/text/money-copy.ts';

/** How much of today's limit is left: the bar is full until something is used. */
export function LimitChart({ limit: { left, used } }: { readonly limit: LimitToday }) {
  return (
    <FilledBar
      filled={{ title: 'Left', value: left.minor, text: moneyText(left) }}
      rest={{ title: 'Used', value: used.minor, text: moneyText(used) }}
    />
  );
}
