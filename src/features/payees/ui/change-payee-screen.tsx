import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { PayeeDraft } from '#src/api/payees/add-payee.ts';
import { changePayee } from '#src/api/payees/change-payee.ts';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import { useListPayeesQuery } from '#src/api/payees/payees.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { NewPayeeFlow } from '#src/banking/payees/new-payee/new-payee-flow.tsx';
import { type DoneWith, doneCopy } from '#src/features/payees/model/done-copy.ts';
import { payeesPath } from '#src/features/payees/model/payee-paths.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { FormWaiting } from './form-waiting.tsx';
import { PayeeDone } from './payee-done.tsx';
import { PayeePage } from './payee-page.tsx';
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

/** For a URL that names no payee the customer can change now. The reasons are deliberately not distinguished. */
function PayeeUnknown() {
  return (
    <PlainPage heading="We could not find this payee">
      <p>
        For your security, links to payees change each time you log in, so an older link no longer works. The payee may
        also have been deleted, be awaiting authorisation, or belong to another entity.
      </p>
      <ButtonLink look="main" to={payeesPath}>
        Back to payees
      </ButtonLink>
    </PlainPage>
  );
}
