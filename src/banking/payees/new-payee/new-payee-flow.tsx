import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { formMessage, refusedField } from '#src/api/messages/bank-error.ts';
import type { PayeeDraft } from '#src/api/payees/add-payee.ts';
import type { VerificationReport } from '#src/api/payees/payee.ts';
import type { Entity } from '#src/api/profile/user-profile.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { isOwnAccount, ownAccountMistake } from './model/own-account.ts';
import { type CopCheck, isSameAccount, type PayeeDetails, readyPayee } from './model/payee-check-state.ts';
import { detailsOf, type PayeeField, type PayeeTyped, payeeFields } from './model/payee-typed.ts';
import type { SubmitFailure } from './model/submit-failure.ts';
import { CheckFlow } from './ui/check-flow.tsx';
import { PayeeForm } from './ui/payee-form.tsx';
import { useCopCheck } from './ui/use-cop-check.ts';
import { usePayeeBank } from './ui/use-payee-bank.ts';
import { usePayeeForm } from './ui/use-payee-form.ts';

interface NewPayeeFlowProps {
  /** The entity that pays; false if all are active, and the customer chooses here if there are several. */
  readonly party: PartyId | false;
  readonly entities: readonly Entity[];
  /** The text on the button that starts the check. */
  readonly submitLabel?: string;
  /** The payee to be changed, as it is now. */
  readonly initial?: Partial<Omit<PayeeDetails, 'party'>>;
  /** The existing check of the unchanged details: changing only the nickname needs no new check. */
  readonly report?: VerificationReport | undefined;
  /**
   * The payee may be used. A caller that submits it at once returns a failure, which is shown at the field it concerns;
   * nothing typed is lost.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: callers that only keep the payee return nothing.
  readonly onReady: (payee: PayeeDraft) => void | Promise<SubmitFailure | undefined>;
  /** The stage before, where there is one. */
  readonly onBack?: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks for a payee, has its details checked, and passes it on once the check succeeds or the customer accepts the risk.
 */
export function NewPayeeFlow({
  party,
  entities,
  submitLabel = 'Continue',
  initial,
  report,
  onReady,
  onBack,
  onCancel,
}: NewPayeeFlowProps) {
  const asksEntity = party === false && entities.length > 1;
  const form = usePayeeForm({ initial, asksEntity, onSubmit: submit });
  const { entity } = form.typed;
  const payer = asksEntity ? (entities.find(({ id }) => id === entity)?.id ?? false) : party || soleEntity(entities);
  const payeeBank = usePayeeBank(payer, { sortCode: initial?.sortCode ?? '', bankName: initial?.bankName ?? '' });
  const { check, begin, bypass, takeKnown, reset } = useCopCheck();
  const isOwn = useOwnAccounts();
  /** As typed, before any values were taken from the payee's bank. */
  const [asTyped, setAsTyped] = useState<PayeeDetails>();
  const [beginAt, setBeginAt] = useState<PayeeField>();
  const [busy, setBusy] = useState(false);
  const [submitFailure, setSubmitFailure] = useState<SubmitFailure>();
  // A ref, because a second press may come before the next render: the payee is submitted once.
  const isSubmitted = useRef(false);
  const isForAnother = check.status !== 'NOT_STARTED' && check.details.party !== payer && !busy;

  // The entity was changed above the page: a check for the previous one no longer counts.
  const beginAgain = useEffectEvent(reset);
  useEffect(() => {
    if (isForAnother) beginAgain();
  }, [isForAnother]);

  async function submit(typed: PayeeTyped): Promise<void> {
    const bank = await payeeBank.resolved(typed.sortCode);
    if (bank.status !== 'known') return form.fail();
    const known = { party: payer, bankName: bank.bankName };
    const details = detailsOf(typed, known);
    const isKnown = report !== undefined && isSameAccount(details, initial ?? {});
    if (!isKnown && (await isOwn(details))) {
      return form.fail({ accountNumber: ownAccountMistake });
    }
    // The customer typed on while the bank was looked up, so the form must be submitted again.
    if (!isSame(details, detailsOf(form.latest(), known))) return form.fail();
    setSubmitFailure(undefined);
    setAsTyped(details);
    if (isKnown) void submitPayee(takeKnown(details, report));
    else void begin(details);
  }

  /** Repeats the check, possibly with the recorded details; the form is updated to match. */
  function beginWith(details: PayeeDetails) {
    form.put({ name: details.name, accountType: details.accountType });
    void begin(details);
  }

  async function submitPayee(checked: CopCheck) {
    const payee = readyPayee(checked);
    if (payee === undefined || isSubmitted.current) return;
    isSubmitted.current = true;
    setBusy(true);
    setSubmitFailure(undefined);
    const refused = await Promise.resolve(onReady(payee)).finally(() => {
      isSubmitted.current = false;
      setBusy(false);
    });
    if (refused === undefined || refused.error.kind === 'session-over') return;
    const field = refusedField(refused.error, payeeFields);
    if (field === undefined) return setSubmitFailure(refused);
    edit(undefined);
    form.fail({ [field]: formMessage(refused.error) });
  }

  function edit(field: PayeeField | undefined) {
    setBeginAt(field);
    setSubmitFailure(undefined);
    // It was tried, though nothing was wrong with what was typed.
    form.fail();
    reset();
  }

  function cancel() {
    reset();
    onCancel();
  }

  if (check.status === 'NOT_STARTED') {
    return (
      <PayeeForm
        form={form}
        entities={asksEntity ? entities : []}
        payeeBank={payeeBank}
        submitLabel={submitLabel}
        beginAt={beginAt}
        onBack={onBack}
        onCancel={cancel}
      />
    );
  }
  return (
    <CheckFlow
      check={check}
      asTyped={asTyped ?? check.details}
      busy={busy}
      submitFailure={submitFailure}
      onContinue={() => void submitPayee(check)}
      onBegin={beginWith}
      onBypass={() => void submitPayee(bypass())}
      onEdit={edit}
      onCancel={cancel}
    />
  );
}

function isSame(sent: PayeeDetails, now: PayeeDetails): boolean {
  return JSON.stringify(sent) === JSON.stringify(now);
}

function soleEntity(entities: readonly Entity[]): PartyId | false {
  return entities.length === 1 ? (entities[0]?.id ?? false) : false;
}

/** Whether an account is the customer's own, in any entity. If the list fails, the bank decides alone. */
function useOwnAccounts() {
  const dispatch = useAppDispatch();
  return async (details: PayeeDetails): Promise<boolean> => {
    const list = accountsApi.endpoints.listAccounts.initiate({ party: false }, { subscribe: false });
    const { data } = await dispatch(list);
    return data !== undefined && isOwnAccount(details, data.accounts);
  };
}
