import { expect, it } from 'vitest';
import { mainSectionOf } from './main-section.ts';

it.each([
  ['/accounts', 'accounts'],
  ['/accounts/statements/9F2C', 'accounts'],
  ['/statements', 'accounts'],
  ['/payments/make', 'payments'],
  ['/secure-mail', 'secure-mail'],
  ['/Settings/alerts', 'settings'],
  ['/services/', 'services'],
  ['/', undefined],
  ['/digital', undefined],
  ['/entity-redirect', undefined],
  ['/accounts-of-others', undefined],
])('%s lies in %s', (pathname, section) => expect(mainSectionOf(pathname)).toBe(section));
