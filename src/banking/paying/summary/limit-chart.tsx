import type { LimitToday } from '#src/banking/paying/model/summary-copy.ts';
import { ShareBar, ShareKey } from '#src/ui/chart/share-bar.tsx';
import { moneyText } from '#src/ui/text/money-copy.ts';

/** How much of today's limit is left. */
export function LimitChart({ limit: { left, used } }: { readonly limit: LimitToday }) {
  const shares = [
    { title: 'Used', value: used.minor, text: moneyText(used) },
    { title: 'Left', value: left.minor, text: moneyText(left) },
  ];
  return (
    <>
      <ShareBar shares={shares} />
      <ShareKey shares={shares} />
    </>
  );
}
