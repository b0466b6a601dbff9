import type { components } from '#src/api/schema.generated.d.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { saysOnlyDone } from '#src/api/wire/own-answer.ts';
import { type Account, inListOrder } from './account.ts';
import { accountsApi } from './accounts.ts';

type AccountNaming = components['schemas']['AccountNaming'];

export type NamedAccount = Pick<Account, 'id' | 'customerId' | 'nickname' | 'accountType' | 'order'>;

export interface RenameArg extends PartyArg {
  readonly account: NamedAccount;
  readonly name: string;
}

export interface AccountPlace {
  readonly account: NamedAccount;
  /** Position within its group, 1 to 9999, lowest first. */
  readonly order: number;
}

export interface OrderArg extends PartyArg {
  /** Accounts whose position changed. All are moved or none. */
  readonly accounts: readonly AccountPlace[];
}

function renameCall({ party, account, name }: RenameArg) {
  return namingCall(party, [namingOf(account, name.trim(), account.order)]);
}

function orderCall({ party, accounts }: OrderArg) {
  return namingCall(
    party,
    accounts.map(({ account, order }) => namingOf(account, account.nickname ?? null, order)),
  );
}

function namingCall(party: PartyArg['party'], body: AccountNaming[]) {
  return bankCall({
    party,
    send: (client) => client.POST('/cz/v1/accountNickname', { body }),
    read: (answer) => (saysOnlyDone(answer, {}) ? null : undefined),
  });
}

function namingOf(
  { id, customerId, accountType }: NamedAccount,
  accountNickname: string | null,
  sequenceNumber: number,
): AccountNaming {
  return {
    accountNickname,
    accountNumber: { value: id },
    partyId: { value: customerId },
    accountType,
    sequenceNumber,
  };
}

type Known = Partial<Pick<Account, 'title' | 'nickname' | 'order'>>;

/** Updates the displayed list at once, while the bank is asked again in the background. */
function listPatched(party: PartyArg['party'], known: ReadonlyMap<Account['id'], Known>) {
  return accountsApi.util.updateQueryData('listAccounts', { party }, (list) => ({
    ...list,
    accounts: inListOrder(list.accounts.map((account) => ({ ...account, ...known.get(account.id) }))),
  }));
}

export const accountNamesApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    renameAccount: build.mutation<null, RenameArg>({
      queryFn: bankQuery(renameCall),
      invalidatesTags: staleAfter.nameAccounts,
      async onQueryStarted({ party, account, name }, { dispatch, queryFulfilled }) {
        const title = name.trim();
        const known = new Map([[account.id, { title, nickname: title }]]);
        if (await isDone(queryFulfilled)) dispatch(listPatched(party, known));
      },
    }),
    orderAccounts: build.mutation<null, OrderArg>({
      queryFn: bankQuery(orderCall),
      invalidatesTags: staleAfter.nameAccounts,
      async onQueryStarted({ party, accounts }, { dispatch, queryFulfilled }) {
        const known = new Map(accounts.map(({ account, order }) => [account.id, { order }]));
        if (await isDone(queryFulfilled)) dispatch(listPatched(party, known));
      },
    }),
  }),
});

/** The caller reports the failure; here it only means the list stays unchanged. */
function isDone(fulfilled: Promise<unknown>): Promise<boolean> {
  return fulfilled.then(
    () => true,
    () => false,
  );
}
