import type { Sandbox } from '#sandbox/control/sandbox.ts';
import type { Account } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import type { BulkOrder } from '#src/api/bulk/bulk-orders.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { callCountOf, loggedIn, openBank } from './open-bank.ts';
import { answerEveryChallenge, rightCode, type Store } from './paying-customer.ts';

const party = false as const;
const uncached = { forceRefetch: true, subscribe: false } as const;

/** A Faster Payment and one by BACS: £12.57 and £20.00. */
const twoPayments = ['Ashdown Feed,601122,20418836,FP,Hay,12.57', 'T Mount,601122,30550122,BACS,Shoes,20'].join('\r\n');
export const totalMinor = 32_57;

/** A customer who may upload bulk files, logged in to a whole bank. */
export async function openBulkCustomer(persona = 'racing-owner', at?: Sandbox) {
  const sandbox = at ?? (await openBank());
  const browser = await loggedIn(sandbox, persona);
  await sandbox.control.setSwitches({ otp: rightCode });
  const { store: observer } = await signedInStore(browser);
  const accounts = async (): Promise<readonly Account[]> =>
    (await observer.dispatch(accountsApi.endpoints.listAccounts.initiate({ party }, uncached))).data?.accounts ?? [];
  const account = (await accounts()).find(({ productType }) => productType === 'CURBUS');
  if (account?.availableBalance === undefined) throw new Error(`${persona} has no business account.`);
  const before = account.availableBalance.minor;
  return {
    sandbox,
    browser,
    account,
    party: account.customerId,
    async openPage(): Promise<Store> {
      const { store } = await signedInStore(browser);
      answerEveryChallenge(store);
      return store;
    },
    orderOf: (over: Partial<BulkOrder> = {}): BulkOrder => ({
      party: account.customerId,
      account,
      payOn: calendarDay('2026-03-02'),
      fileName: 'HAY.csv',
      content: btoa(twoPayments),
      count: 2,
      total: money(totalMinor, 'GBP'),
      confirms: 'HAY.csv',
      ...over,
    }),
    /** Pence that have left or are held. */
    async moneyGone(): Promise<number> {
      const now = (await accounts()).find(({ id }) => id === account.id)?.availableBalance;
      if (now === undefined) throw new Error('The bank gave no balance.');
      return before - now.minor;
    },
    callCount: (operationId: string) => callCountOf(sandbox, operationId),
  };
}
