import type { LimitToday } from '#src/banking/paying/model/summary-copy.ts';
import { DoneBar } from '#src/ui/chart/share-bar.tsx';
import { moneyText } from '#src/ui/text/money-copy.ts';

/** How much of today's limit is used. */
export function LimitChart({ limit: { left, used } }: { readonly limit: LimitToday }) {
  return (
    <DoneBar
      done={{ title: 'Used', value: used.minor, text: moneyText(used) }}
      rest={{ title: 'Left', value: left.minor, text: moneyText(left) }}
    />
  );
}
