import { expect, it } from 'vitest';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';
import type { Account } from '#src/api/accounts/account.ts';
import { accountNamesApi } from '#src/api/accounts/account-names.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';
import { isOutcomeUnknown } from '#src/api/orders/outcome-unknown.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { loggedIn, openBank } from '#tests/customers/open-bank.ts';
import { underFault } from './under-fault.ts';

/**
 * Naming and ordering accounts with every fault on the response. A change is made completely or not at all, the app reports
 * what it knows, the list then matches the bank, and a retry is safe.
 */

type Store = Awaited<ReturnType<typeof signedInStore>>['store'];

const party = false;
/** A cached response would hide the fault. */
const uncached = { forceRefetch: true, subscribe: false } as const;
const shown = { subscribe: false } as const;
const { listAccounts } = accountsApi.endpoints;
const { renameAccount, orderAccounts } = accountNamesApi.endpoints;

/** Two accounts of one group before the change. */
interface Pair {
  readonly first: Account;
  readonly second: Account;
}

interface Change {
  readonly make: (store: Store, pair: Pair) => PromiseLike<{ readonly error?: unknown }>;
  /** The titles in list order after the change. */
  readonly titles: (pair: Pair) => readonly string[];
}

const changes = {
  rename: {
    make: (store, { first }) => store.dispatch(renameAccount.initiate({ party, account: first, name: 'Rainy days 2' })),
    titles: ({ second }) => ['Rainy days 2', second.title],
  },
  reorder: {
    make: (store, { first, second }) =>
      store.dispatch(
        orderAccounts.initiate({
          party,
          accounts: [
            { account: first, order: second.order },
            { account: second, order: first.order },
          ],
        }),
      ),
    titles: ({ first, second }) => [second.title, first.title],
  },
} as const satisfies Readonly<Record<string, Change>>;

/** Whether the bank made the change, and whether the app knows. */
const faults = {
  'lost-answer': { isMade: true, isKnown: false },
  empty: { isMade: true, isKnown: false },
  malformed: { isMade: true, isKnown: false },
  'no-nonce': { isMade: true, isKnown: true },
  timeout: { isMade: false, isKnown: false },
  '500': { isMade: false, isKnown: false },
  '503': { isMade: false, isKnown: false },
  '403': { isMade: false, isKnown: true },
  offline: { isMade: false, isKnown: false },
  'html-blocked': { isMade: false, isKnown: true },
} as const satisfies Partial<Record<FaultKind, object>>;

const rows = Object.keys(changes).flatMap((change) => Object.keys(faults).map((kind) => [change, kind]));

it.each(rows as [keyof typeof changes, keyof typeof faults][])(
  '%s under %s is made completely or not at all',
  async (name, kind) => {
    const { make, titles }: Change = changes[name];
    const { isMade, isKnown } = faults[kind];
    const sandbox = await openBank();
    const browser = await loggedIn(sandbox);
    const { store } = await signedInStore(browser);
    const onScreen = store.dispatch(listAccounts.initiate({ party }));
    const before = pairOf((await onScreen).data?.accounts);
    const untouched = titlesOf(before);

    const error = await underFault(sandbox, 'nameAccounts', kind, async () => errorOf(await make(store, before)));
    const isDone = error === undefined;
    expect([isDone, isKnown]).toEqual([isMade && isKnown, isDone || !isOutcomeUnknown(error)]);

    // In a newly opened list, and on a screen that already shows it.
    const expected = isMade ? titles(before) : untouched;
    const elsewhere = (await signedInStore(browser)).store;
    expect(titlesOf(pairOf(await listed(elsewhere)))).toEqual(expected);
    await soon(async () => expect(titlesOf(pairOf(await listed(store, shown)))).toEqual(expected));

    // A repeated change has no further effect.
    expect(errorOf(await make(store, before))).toBeUndefined();
    expect(titlesOf(pairOf(await listed(elsewhere)))).toEqual(titles(before));
    expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
    onScreen.unsubscribe();
  },
);

async function listed(store: Store, how: typeof uncached | typeof shown = uncached) {
  return (await store.dispatch(listAccounts.initiate({ party }, how))).data?.accounts;
}

function pairOf(accounts: readonly Account[] | undefined): Pair {
  const [first, second] = accounts?.filter(({ group }) => group === 'deposit') ?? [];
  if (first === undefined || second === undefined) throw new Error('No group has two accounts.');
  return { first, second };
}

function titlesOf({ first, second }: Pair): readonly string[] {
  return [first.title, second.title];
}

function errorOf({ error }: { readonly error?: unknown }): BankError | undefined {
  return shownError(error as BankError | undefined);
}
