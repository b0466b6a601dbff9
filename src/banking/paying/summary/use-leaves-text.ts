import { leavesText } from '#src/banking/paying/model/summary-copy.ts';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';

/** What an order leaves in its account, unless the customer has hidden balances. */
export function useLeavesText(): typeof leavesText {
  return useBalancesHidden() ? () => undefined : leavesText;
}
