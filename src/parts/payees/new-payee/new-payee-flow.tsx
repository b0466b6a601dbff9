import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formMessage, refusedField } from '#src/api/messages/bank-error.ts';
import type { PayeeDraft } from '#src/api/payees/add-payee.ts';
import type { VerificationReport } from '#src/api/payees/payee.ts';
import type { Entity } from '#src/api/profile/user-profile.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { type CopCheck, isSameAccount, type PayeeDetails, readyPayee } from './model/cop-check.ts';
import type { NotReady } from './model/not-ready.ts';
import { ownAccountMistake } from './model/own-account.ts';
import {
  detailsOf,
  type PayeeField,
  type PayeeTyped,
  payeeFields,
  payeeSchema,
  typedBefore,
} from './model/payee-form.ts';
import { CheckFlow } from './ui/check-flow.tsx';
import { PayeeForm } from './ui/payee-form.tsx';
import { useBankBehind } from './ui/use-bank-behind.ts';
import { useCopCheck } from './ui/use-cop-check.ts';
import { useOwnAccounts } from './ui/use-own-accounts.ts';

interface NewPayeeFlowProps {
  /** Who pays; false where the customer acts for all entities, and chooses here if there are several. */
  readonly party: PartyId | false;
  readonly entities: readonly Entity[];
  /** What the button of the form says, which begins the check. */
  readonly submitLabel?: string;
  /** A payee that is to be changed, as it is now. */
  readonly initial?: Partial<Omit<PayeeDetails, 'party'>>;
  /** What was found when the payee was checked as it is now: a change of its nickname alone needs no other check. */
  readonly report?: VerificationReport | undefined;
  /**
   * The payee was checked, or need not be, and the customer goes on with it. Whoever hands it in at once answers with what became of
   * that if it was not taken in: it is told here, at the field it concerns, and nothing typed is lost.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: whoever only keeps the payee answers nothing at all.
  readonly onReady: (payee: PayeeDraft) => void | Promise<NotReady | undefined>;
  readonly onCancel: () => void;
}

/** Asks for a payee, has its details checked, and hands it on when all is well or the customer takes the risk. */
export function NewPayeeFlow({
  party,
  entities,
  submitLabel = 'Continue',
  initial,
  report,
  onReady,
  onCancel,
}: NewPayeeFlowProps) {
  const asksEntity = party === false && entities.length > 1;
  const resolver = useMemo(() => zodResolver(payeeSchema(asksEntity)), [asksEntity]);
  const form = useForm<PayeeTyped>({
    resolver,
    defaultValues: typedBefore(initial),
    // The summary takes it.
    shouldFocusError: false,
  });
  const entity = useWatch({ control: form.control, name: 'entity' });
  const payer = asksEntity ? (entities.find(({ id }) => id === entity)?.id ?? false) : party || soleEntity(entities);
  const behind = useBankBehind(payer, { sortCode: initial?.sortCode ?? '', bankName: initial?.bankName ?? '' });
  const { check, begin, bypass, takeKnown, reset } = useCopCheck();
  const isOwn = useOwnAccounts();
  /** As it was typed, whatever is taken over from the payee's bank afterwards. */
  const [given, setGiven] = useState<PayeeDetails>();
  const [beginAt, setBeginAt] = useState<PayeeField>();
  const [busy, setBusy] = useState(false);
  const [notReady, setNotReady] = useState<NotReady>();
  // The button is dead only once it is drawn again; a payee is handed in once, however often it was pressed by then.
  const isHandedIn = useRef(false);
  const isForAnother = check.status !== 'NOT_STARTED' && check.details.party !== payer && !busy;

  // Another entity was chosen above the page: what was checked for the one before is not handed in for it.
  useEffect(() => {
    if (isForAnother) reset();
  });

  async function submit(typed: PayeeTyped) {
    const bank = await behind.settled(typed.sortCode);
    if (bank.state !== 'known') return;
    const known = { party: payer, bankName: bank.bankName };
    const details = detailsOf(typed, known);
    const isKnown = report !== undefined && isSameAccount(details, initial ?? {});
    if (!isKnown && (await isOwn(details))) {
      return form.setError('accountNumber', { type: 'own', message: ownAccountMistake });
    }
    // What was typed on while the bank was looked up is to be sent off anew.
    if (!isSame(details, detailsOf(form.getValues(), known))) return;
    setNotReady(undefined);
    setGiven(details);
    if (isKnown) void handIn(takeKnown(details, report));
    else void begin(details);
  }

  /** Another try, or one with what is on record: the form follows, for whoever comes back to it. */
  function beginWith(details: PayeeDetails) {
    form.setValue('name', details.name);
    form.setValue('accountType', details.accountType);
    void begin(details);
  }

  async function handIn(checked: CopCheck) {
    const payee = readyPayee(checked);
    if (payee === undefined || isHandedIn.current) return;
    isHandedIn.current = true;
    setBusy(true);
    setNotReady(undefined);
    const refused = await Promise.resolve(onReady(payee)).finally(() => {
      isHandedIn.current = false;
      setBusy(false);
    });
    if (refused === undefined || refused.error.kind === 'session-over') return;
    const field = refusedField(refused.error, payeeFields);
    if (field === undefined) return setNotReady(refused);
    form.setError(field, { type: 'bank', message: formMessage(refused.error) });
    edit(undefined);
  }

  function edit(field: PayeeField | undefined) {
    setBeginAt(field);
    setNotReady(undefined);
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
        behind={behind}
        submitLabel={submitLabel}
        beginAt={beginAt}
        onSubmit={submit}
        onCancel={cancel}
      />
    );
  }
  return (
    <CheckFlow
      check={check}
      given={given ?? check.details}
      busy={busy}
      notReady={notReady}
      onContinue={() => void handIn(check)}
      onBegin={beginWith}
      onBypass={() => void handIn(bypass())}
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
