import { Button } from '#src/ui/buttons/button.tsx';
import { keepPreference } from '#src/ui/preferences/preferences.ts';
import { useBalancesHidden, usePreference } from '#src/ui/preferences/use-preference.ts';

/** Hides the balances from those nearby, on every page. */
export function HideBalances() {
  const isHidden = useBalancesHidden();
  const hasKey = usePreference('hideKey') === 'on';
  return (
    <Button
      look="quiet"
      aria-keyshortcuts={hasKey ? 'H' : undefined}
      title={hasKey ? 'Or press H' : undefined}
      onClick={() => keepPreference('balances', isHidden ? 'shown' : 'hidden')}
    >
      {isHidden ? 'Show balances' : 'Hide balances'}
    </Button>
  );
}
