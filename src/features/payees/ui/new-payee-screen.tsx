import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addPayee } from '#src/api/payees/add-payee.ts';
import { useGetProfileQuery } from '#src/api/profile/profile.ts';
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
import { useSubmitPayee } from './use-submit-payee.ts';

export function NewPayeeScreen() {
  const party = useAppSelector(selectActiveParty);
  const navigate = useNavigate();
  const profile = useGetProfileQuery({ party: false });
  const [done, setDone] = useState<DoneWith>();
  const submitPayee = useSubmitPayee(addPayee, setDone);

  if (done !== undefined) return <PayeeDone done={done} copy={doneCopy(done)} onAnother={() => setDone(undefined)} />;
  const failed = failedCalls([profile]);
  const entities = profile.data?.entities;
  return (
    <PayeePage>
      {/* The payee belongs to an entity, so the entities must be known first. */}
      {entities !== undefined && (
        <NewPayeeFlow
          party={party}
          entities={entities}
          onReady={submitPayee}
          onCancel={() => void navigate(payeesPath)}
        />
      )}
      {entities === undefined && (failed === undefined ? <FormWaiting /> : <CallFailed failed={failed} />)}
    </PayeePage>
  );
}
