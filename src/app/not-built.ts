interface NotBuilt {
  /** As the router writes it, from the root. */
  readonly path: string;
  /** `needed`: only for signed-in customers, as it will be when the page is there. */
  readonly session: 'needed' | 'not-needed';
}

/** Addresses that online banking has and this build does not show yet. A page that arrives leaves this table. */
export const notBuilt: readonly NotBuilt[] = [
  { path: '/change-credentials', session: 'needed' },
  { path: '/change-credentials-password', session: 'not-needed' },
  { path: '/change-credentials-new', session: 'not-needed' },
  { path: '/entity-redirect', session: 'needed' },
  { path: '/accounts/statements', session: 'needed' },
  { path: '/accounts/statements/:accountId', session: 'needed' },
  { path: '/accounts/services', session: 'needed' },
  { path: '/statements', session: 'needed' },
  { path: '/payments/*', session: 'needed' },
  { path: '/secure-mail/*', session: 'needed' },
  { path: '/services/*', session: 'needed' },
  { path: '/settings/*', session: 'needed' },
];
