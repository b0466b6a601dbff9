import { useMemo, useReducer } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Payee } from '#src/api/payees/payee.ts';
import { useListPayeesQuery } from '#src/api/payees/payees.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import { useBegun } from '#src/banking/paying/use-begun.ts';
import { useIsThere } from '#src/banking/paying/use-is-there.ts';
import { useDraftBefore, useKeptDraft } from '#src/banking/paying/use-kept-draft.ts';
import { chosenAccount } from '#src/features/payments/model/chosen-account.ts';
import { draftBefore, keptPayment } from '#src/features/payments/model/kept-payment.ts';
import { solePayer } from '#src/features/payments/model/offered-accounts.ts';
import { isSameEntity, payeesOf } from '#src/features/payments/model/payable-payees.ts';
import { draftAfter } from '#src/features/payments/model/payment-draft.ts';
import { inProgress, stageOf } from '#src/features/payments/model/stage.ts';
import { readWizardUrl, type WizardUrl, wizardEntry } from '#src/features/payments/model/wizard-url.ts';
import { usePayingAccounts } from './choose/use-paying-accounts.ts';

/** The payees of the active entity. */
export type PayeesNow =
  | { readonly state: 'loading' }
  | ({ readonly state: 'failed' } & FailedCalls)
  | { readonly state: 'ready'; readonly payees: readonly Payee[]; readonly damagedCount: number };

/** A payment in progress: its URL, its draft, and what the bank said about both. */
export function useWizard() {
  const party = useAppSelector(selectActiveParty);
  const { accountId } = useParams();
  const location = useLocation();
  const url = readWizardUrl(accountId, location);
  const before = useDraftBefore('payment', party);
  const [draft, updateDraft] = useReducer(draftAfter, before, (kept) => draftBefore(kept, url.isRegular));
  const toKeep = useMemo(() => keptPayment(draft), [draft]);
  const keeping = useKeptDraft('payment', party, toKeep);
  const begun = useBegun({
    party,
    isOwn: url.step !== undefined,
    onBegun: () => updateDraft({ type: 'begun', isRegular: url.isRegular }),
  });
  const accounts = usePayingAccounts(party);
  const payees = usePayees(party, url.accountId === undefined && url.toAccountId === undefined);
  const navigate = useNavigate();

  const listed = payees.state === 'ready' ? payees.payees : [];
  const wanted = listed.find(({ id }) => id === url.toAccountId);
  const payerId = accountId ?? (accounts.state === 'ready' ? solePayer(wanted, accounts, url) : undefined);
  const from = accounts.state === 'ready' ? chosenAccount(payerId, accounts.accounts, accounts.grants) : undefined;
  const account = from?.state === 'chosen' ? from.account : undefined;
  const payablePayees = account === undefined ? listed : payeesOf(account, listed);
  const payee = payablePayees.find(({ id }) => id === url.toAccountId);
  const functions = accounts.state === 'ready' ? (accounts.grants.functions ?? []) : [];
  const mayAddPayee = functions.includes('payeesManage');

  const stage = stageOf(inProgress(url, draft, { from: account?.id, hasSavedPayee: payee !== undefined, mayAddPayee }));

  const isPageShown = useIsThere();

  return {
    party,
    url,
    draft,
    updateDraft,
    keeping,
    /** Changes for each new payment. */
    begun,
    /** Whether the page is still shown, at any stage. */
    isPageShown,
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
    /** Moves on to a new history entry, or replaces this one (`replace`). */
    go(change: Partial<WizardUrl>, { replace = false } = {}) {
      const { to, state } = wizardEntry({ ...url, ...change });
      void navigate(to, { state, replace });
    },
    back: () => void navigate(-1),
  };
}

export type Wizard = ReturnType<typeof useWizard>;

function usePayees(party: Wizard['party'], skip: boolean): PayeesNow {
  const query = useListPayeesQuery({ party }, { skip });
  const { currentData: list } = query;
  if (list !== undefined) return { state: 'ready', ...list };
  const failed = failedCalls([query]);
  return failed === undefined ? { state: 'loading' } : { state: 'failed', ...failed };
}
