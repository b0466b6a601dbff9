import { bankApi } from './bank-api.ts';
import { bankTags } from './stale.ts';

/** Asks the bank again for what the page shows; the rest is asked for when it is next shown. */
export function refetchAll() {
  return bankApi.util.invalidateTags([...bankTags]);
}
