/**
 * What becomes of the page when another entity is chosen. `stay`: it shows what it shows of the other entity.
 * `redirect`: what it showed may be the first entity's alone, so the way leads back to the accounts. `reset-payment`:
 * the payment begins anew.
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
