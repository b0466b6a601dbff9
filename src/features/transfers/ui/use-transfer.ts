import { type Account, accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import { type OrderForm, useOrderInProgress } from '#src/banking/paying/use-order-in-progress.ts';
import {
  receivingAccounts,
  type TransferOffer,
  transferOffer,
} from '#src/features/transfers/model/transfer-accounts.ts';
import {
  keptTransfer,
  type TransferDraft,
  type TransferEvent,
  transferAfter,
  transferBefore,
} from '#src/features/transfers/model/transfer-draft.ts';
import { readTransferUrl, type TransferUrl, transferEntry } from '#src/features/transfers/model/transfer-url.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';

type Offered =
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & FailedCalls)
  | {
      readonly status: 'ready';
      readonly accounts: readonly Account[];
      readonly offer: TransferOffer;
      readonly canRepeat: boolean;
    };

const transferForm: OrderForm<TransferUrl, TransferDraft, TransferEvent> = {
  form: 'transfer',
  readUrl: readTransferUrl,
  entryOf: transferEntry,
  draftAfter: transferAfter,
  toKeep: keptTransfer,
  draftBefore: transferBefore,
};

/** A transfer in progress: its URL, its draft, and the accounts it may use. */
export function useTransfer() {
  const order = useOrderInProgress(transferForm);
  const { party, url, draft, updateDraft } = order;
  const { accountId } = url;
  const offered = useOffered(party, accountId);
  const accounts = offered.status === 'ready' ? offered.accounts : [];
  const sending = offered.status === 'ready' && offered.offer.status === 'open' ? offered.offer.sending : [];
  const from = sending.find(({ id }) => id === (draft.from ?? accountId));
  const receiving = receivingAccounts(from, accounts);
  const to = receiving.find(({ id }) => id === draft.to);

  return {
    ...order,
    offered,
    sending,
    receiving,
    from,
    to,
    /** A destination that money may not move to from there is cleared. */
    chooseFrom(id: string) {
      const chosen = sending.find((account) => account.id === id);
      if (chosen === undefined) return;
      const isStillOpen = receivingAccounts(chosen, accounts).some((account) => account.id === draft.to);
      updateDraft({ type: 'from-chosen', from: chosen.id, to: isStillOpen ? draft.to : undefined });
    },
    chooseTo: (id: string) => updateDraft({ type: 'to-chosen', to: asId(id) }),
  };
}

export type Transfer = ReturnType<typeof useTransfer>;

function useOffered(party: PartyId | false, accountId: string | undefined): Offered {
  const list = useListAccountsQuery({ party });
  const { grants, areLoaded, failed: failedGrants } = useGrants(party, ['PC_F_SELF']);
  const { currentData } = list;

  // A cached list counts until a newer one arrives.
  const failed = failedGrants ?? (currentData === undefined ? failedCalls([list]) : undefined);
  if (failed !== undefined) return { status: 'failed', ...failed };
  if (currentData === undefined || !areLoaded) return { status: 'loading' };
  const accounts = accountsOfParty(currentData.accounts, party);
  const canRepeat = grants.functions?.includes('paymentsFuture') ?? false;
  return { status: 'ready', accounts, offer: transferOffer(accountId, accounts, grants), canRepeat };
}
