import { pages } from '#src/app/page-table.ts';

interface KnownRoute {
  readonly path: string;
  /** Level 1; an account's own page bears its name. */
  readonly heading: string | RegExp;
}

type Opener = 'private-customer' | 'racing-owner' | 'approver';

/** Who may see a page that the private customer may not. */
const openers: readonly (readonly [RegExp, Opener])[] = [
  [/^\/payments\/bulk|^\/services/, 'racing-owner'],
  [/^\/settings\/authorisations/, 'approver'],
];

/** What stands for a parameter. Pages with others need something that is made first, so their own journeys open them. */
const examples: Readonly<Record<string, string>> = { accountId: '{account:current}', activityType: 'PC_F_DFT' };

/** Where the page names its first step, or the account. */
const ownHeadings: Readonly<Record<string, string | RegExp>> = {
  'accounts/{account:current}': /Current Account$/,
  'payments/from': 'From which account?',
  'payments/make': 'From which account?',
  'payments/make/{account:current}': 'Who do you want to pay?',
};

const redirects: readonly KnownRoute[] = [
  { path: '', heading: 'My Accounts' },
  { path: 'secure-mail', heading: 'Secure mailbox' },
  { path: 'settings', heading: 'Contact details & alerts' },
];

/** No request abroad is made from an account in pounds. */
const notOpened = /^payments\/request-.*account/;

/** Every page inside the session that an address opens by itself, under a persona that may see it. */
export const everyRoute: Readonly<Record<Opener, readonly KnownRoute[]>> = {
  'private-customer': [...redirects, ...routesOf('private-customer')],
  'racing-owner': routesOf('racing-owner'),
  approver: routesOf('approver'),
};

/** The places that a menu leads to, by label. `src/app/menus.test.ts` says which there are. */
export function entriesOf(name: 'accounts' | 'payments' | 'settings'): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pages.flatMap(({ path, handle: { menu } }) =>
      menu?.in === name ? [[menu.page.entry ?? menu.page.title, addressesOf(path)[0] ?? '']] : [],
    ),
  );
}

function routesOf(persona: Opener): readonly KnownRoute[] {
  return pages
    .filter(({ path }) => openerOf(path) === persona)
    .flatMap(({ path, handle: { heading } }) =>
      addressesOf(path).map((address) => {
        const known = typeof heading === 'string' ? heading : heading(examples);
        return { path: address, heading: ownHeadings[address] ?? known };
      }),
    )
    .filter(({ path }) => !notOpened.test(path));
}

function openerOf(path: string): Opener {
  return openers.find(([pattern]) => pattern.test(path))?.[1] ?? 'private-customer';
}

/** Without an optional parameter, and with the example of one; none, where a parameter has no example. */
function addressesOf(path: string): readonly string[] {
  const whole = path.slice(1).replace(/:(\w+)\??/g, (parameter, name: string) => examples[name] ?? parameter);
  const bare = path.slice(1).replace(/\/:\w+\?$/, '');
  return [...new Set([bare, whole])].filter((address) => !address.includes('/:'));
}
