import type { Account } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import type { Schedule, TransferOrder } from '#src/api/payments/payment-order.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { browserOf, openBank } from './open-bank.ts';

const party = false as const;
const { listAccounts } = accountsApi.endpoints;

/** A customer with a current account and savings, signed in to a whole bank; all their pages share the session. */
export async function openTransferringCustomer() {
  const sandbox = await openBank();
  const visit = async () => {
    const verdict = await sandbox.control.openSession('private-customer');
    if (verdict.outcome !== 'done') throw new Error(verdict.reason);
    return browserOf(sandbox, verdict.sessionId);
  };
  const browser = await visit();
  const { store: observer } = await signedInStore(browser);
  const accountsOf = async (store: typeof observer) => {
    const uncached = { forceRefetch: true, subscribe: false } as const;
    const list = (await store.dispatch(listAccounts.initiate({ party }, uncached))).data?.accounts ?? [];
    const ofKind = (wanted: Account['kind']) => {
      const found = list.find(({ kind, currency }) => kind === wanted && currency === 'GBP');
      if (found?.balance === undefined) throw new Error(`There is no account of the kind ${wanted}.`);
      return { ...found, balance: found.balance };
    };
    return { from: ofKind('CA'), to: ofKind('IA') };
  };
  const before = await accountsOf(observer);

  return {
    sandbox,
    /** A page of the browser. */
    openPage: async () => (await signedInStore(browser)).store,
    orderOf: (minor: number, schedule: Schedule): TransferOrder => ({
      party,
      from: before.from,
      toAccount: before.to,
      amount: money(minor, 'GBP'),
      reference: 'Hay March',
      schedule,
      confirms: 'transfer something',
    }),
    /** Pence booked on each account since. */
    moved: async () => difference(before, await accountsOf(observer)),
    /** The same, read in a new session, which ends this one. */
    movedSoFar: async () => difference(before, await accountsOf((await signedInStore(await visit())).store)),
    /** Number of calls of the operation from all pages. */
    async callCount(operationId: string): Promise<number> {
      const heads = await sandbox.control.journalHeads();
      return heads.filter(
        (head) => head.kind === 'request' && head.operationId === operationId && head.lateOf === undefined,
      ).length;
    },
  };
}

interface Both {
  readonly from: { readonly balance: Money };
  readonly to: { readonly balance: Money };
}

function difference(before: Both, after: Both) {
  const of = (side: 'from' | 'to') => after[side].balance.minor - before[side].balance.minor;
  return { from: of('from'), to: of('to') };
}
