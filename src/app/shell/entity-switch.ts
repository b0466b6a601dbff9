import { sharedStorage, storedKeys } from '#src/api/environment/page-storage.ts';

/**
 * What the page does when the entity changes: `stay` shows the other entity, `redirect` returns to the accounts because
 * the page may belong to the first entity, `reset-payment` starts the payment again.
 */
export type AfterEntitySwitch = 'stay' | 'redirect' | 'reset-payment';

export function afterEntitySwitch(pathname: string): AfterEntitySwitch {
  const [section, page, ...rest] = pathname.toLowerCase().split('/').filter(Boolean);
  switch (section) {
    case 'accounts':
      return page === undefined ? 'stay' : 'redirect';
    case 'statements':
    case 'secure-mail':
    case 'services':
      return 'redirect';
    case 'settings':
      return page === 'authorisations' && rest.length === 0 ? 'stay' : 'redirect';
    case 'payments':
      return page === 'make' ? 'reset-payment' : 'stay';
    default:
      return 'stay';
  }
}

/** The accounts page has a list of its own, and the addresses that lead to it have no strip that would go away. */
export function hasStrip(pathname: string): boolean {
  return !/^\/*(accounts|digital)?\/*$/i.test(pathname);
}

/** Whether the customer had several entities when they were last known in this session: the strip's space is kept for them. */
export function readSeveralEntities(): boolean {
  return sharedStorage.getItem(storedKeys.severalEntities) !== null;
}

export function keepSeveralEntities(hasSeveral: boolean): void {
  if (hasSeveral) sharedStorage.setItem(storedKeys.severalEntities, 'yes');
  else sharedStorage.removeItem(storedKeys.severalEntities);
}
