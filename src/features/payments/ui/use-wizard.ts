import { type Account, accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import type { Grants } from '#src/api/capabilities/capabilities.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import { useListPayeesQuery } from '#src/api/payees/payees.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import { type OrderForm, useOrderInProgress } from '#src/banking/paying/use-order-in-progress.ts';
import { draftBefore, keptPayment } from '#src/features/payments/model/kept-payment.ts';
import { chosenAccount, solePayer } from '#src/features/payments/model/offered-accounts.ts';
import { isSameEntity, payeesOf } from '#src/features/payments/model/payable-payees.ts';
import { type DraftEvent, draftAfter, type PaymentDraft } from '#src/features/payments/model/payment-draft.ts';
import { readWizardUrl } from '#src/features/payments/model/read-wizard-url.ts';
import { inProgress, stageOf } from '#src/features/payments/model/stage.ts';
import { type WizardUrl, wizardEntry } from '#src/features/payments/model/wizard-url.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/** The payees of the active entity. */
export type PayeesNow =
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & FailedCalls)
  | { readonly status: 'ready'; readonly payees: readonly Payee[]; readonly damagedCount: number };

const paymentForm: OrderForm<WizardUrl, PaymentDraft, DraftEvent> = {
  form: 'payment',
  readUrl: readWizardUrl,
  entryOf: wizardEntry,
  draftAfter,
  toKeep: keptPayment,
  draftBefore,
};

/** A payment in progress: its URL, its draft, and what the bank said about both. */
export function useWizard() {
  const order = useOrderInProgress(paymentForm);
  const { party, url, draft } = order;
  const accounts = usePayingAccounts(party);
  const payees = usePayees(party, url.accountId === undefined && url.toAccountId === undefined);

  const listed = payees.status === 'ready' ? payees.payees : [];
  const wanted = listed.find(({ id }) => id === url.toAccountId);
  const payerId = url.accountId ?? (accounts.status === 'ready' ? solePayer(wanted, accounts, url) : undefined);
  const from = accounts.status === 'ready' ? chosenAccount(payerId, accounts.accounts, accounts.grants) : undefined;
  const account = from?.status === 'chosen' ? from.account : undefined;
  const payablePayees = account === undefined ? listed : payeesOf(account, listed);
  const payee = payablePayees.find(({ id }) => id === url.toAccountId);
  const functions = accounts.status === 'ready' ? (accounts.grants.functions ?? []) : [];
  const mayAddPayee = functions.includes('payeesManage');

  const stage = stageOf(inProgress(url, draft, { from: account?.id, hasSavedPayee: payee !== undefined, mayAddPayee }));

  return {
    ...order,
    accounts,
    from,
    payees,
    /** The payees the chosen account may pay. */
    payablePayees,
    payee,
    /** The payee in the URL, from any account. */
    wanted,
    /** The entity that must pay, if the payee was chosen before the account. */
    isPossiblePayer: (candidate: { readonly customerId: Payee['customerId'] }) =>
      wanted === undefined || isSameEntity(wanted.customerId, candidate.customerId),
    mayAddPayee,
    mayTransfer: functions.includes('transfer'),
    stage,
  };
}

export type Wizard = ReturnType<typeof useWizard>;

function usePayees(party: PartyArg['party'], skip: boolean): PayeesNow {
  const query = useListPayeesQuery({ party }, { skip });
  const { currentData: list } = query;
  if (list !== undefined) return { status: 'ready', ...list };
  const failed = failedCalls([query]);
  return failed === undefined ? { status: 'loading' } : { status: 'failed', ...failed };
}

/** The accounts of the active entity, and what they may be used for. */
type PayingAccounts =
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & FailedCalls)
  | {
      readonly status: 'ready';
      readonly accounts: readonly Account[];
      readonly grants: Grants;
    };

function usePayingAccounts(party: PartyId | false): PayingAccounts {
  const list = useListAccountsQuery({ party });
  const { grants, areLoaded, failed: failedGrants } = useGrants(party, ['PC_F_DOM', 'PC_I_INSTRL']);
  const { currentData } = list;

  // A cached list counts until a newer one arrives.
  const failed = failedGrants ?? (currentData === undefined ? failedCalls([list]) : undefined);
  if (failed !== undefined) return { status: 'failed', ...failed };
  if (currentData === undefined || !areLoaded) return { status: 'loading' };

  return { status: 'ready', accounts: accountsOfParty(currentData.accounts, party), grants };
}
