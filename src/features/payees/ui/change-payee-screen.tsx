import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { PayeeDraft } from '#src/api/payees/add-payee.ts';
import { changePayee } from '#src/api/payees/change-payee.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import { payeeName } from '#src/api/payees/payee.ts';
import { useListPayeesQuery } from '#src/api/payees/payees.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { NewPayeeFlow } from '#src/banking/payees/new-payee/new-payee-flow.tsx';
import { type DoneWith, doneCopy } from '#src/features/payees/model/done-copy.ts';
import { payeesPath } from '#src/features/payees/model/payee-paths.ts';
import { FormWaiting } from './form-waiting.tsx';
import { PayeeDone } from './payee-done.tsx';
import { PayeePage } from './payee-page.tsx';
import { PayeeUnknown } from './payee-unknown.tsx';
import { useSubmitPayee } from './use-submit-payee.ts';

export function ChangePayeeScreen() {
  const { payeeId } = useParams();
  const party = useAppSelector(selectActiveParty);
  const list = useListPayeesQuery({ party });
  const [done, setDone] = useState<DoneWith>();
  // The refetched list may no longer hold the payee as it was.
  if (done !== undefined) return <PayeeDone done={done} copy={doneCopy(done, true)} />;

  const payee = list.currentData?.payees.find(({ id }) => id === payeeId);
  if (payee?.isActive) return <ChangePayee key={payee.id} payee={payee} onDone={setDone} />;
  const failed = failedCalls([list]);
  // A refetched list may still hold it.
  if (failed === undefined && !list.isFetching) return <PayeeUnknown />;
  return <PayeePage>{failed === undefined ? <FormWaiting /> : <CallFailed failed={failed} />}</PayeePage>;
}

interface ChangePayeeProps {
  readonly payee: Payee;
  readonly onDone: (done: DoneWith) => void;
}

function ChangePayee({ payee, onDone }: ChangePayeeProps) {
  const navigate = useNavigate();
  // The payee as it was when the customer arrived.
  const [before] = useState(payee);
  const change = useMemo(
    () => (draft: PayeeDraft, signal: AbortSignal) => changePayee(before, draft, signal),
    [before],
  );
  const submitPayee = useSubmitPayee(change, onDone);
  const {
    title: name,
    payeeDescription,
    accountType,
    accountNumber,
    sortCode,
    bankName,
    reference,
    customerId,
  } = before;
  const initial = {
    name,
    accountNumber,
    sortCode,
    bankName,
    reference,
    ...(payeeDescription !== undefined && { payeeDescription }),
    ...(accountType !== undefined && { accountType }),
  };
  return (
    <PayeePage heading={`Change ${payeeName(before)}`}>
      <NewPayeeFlow
        party={customerId === '' ? false : customerId}
        entities={[]}
        initial={initial}
        report={before.verificationReport}
        onReady={submitPayee}
        onCancel={() => void navigate(payeesPath)}
      />
    </PayeePage>
  );
}
