import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addPayee } from '#src/api/add-payee.ts';
import { useAppSelector } from '#src/api/hooks.ts';
import { useGetProfileQuery } from '#src/api/profile.ts';
import { selectActiveParty } from '#src/api/session.slice.ts';
import { CallFailed } from '#src/parts/call-failed.tsx';
import { failedCalls } from '#src/parts/failed-calls.ts';
import { NewPayeeFlow } from '#src/parts/new-payee/new-payee-flow.tsx';
import { type DoneWith, doneWords } from '../model/done-words.ts';
import { payeesPath } from '../model/payee-paths.ts';
import { FormWaiting } from './form-waiting.tsx';
import { PayeeDone } from './payee-done.tsx';
import { PayeePage } from './payee-page.tsx';
import { useHandIn } from './use-hand-in.ts';

const heading = 'Add a new payee';

/** A new payee: the form, the check, the code, and what came of it. */
export function NewPayeeScreen() {
  const party = useAppSelector(selectActiveParty);
  const navigate = useNavigate();
  const profile = useGetProfileQuery({ party: false });
  const [done, setDone] = useState<DoneWith>();
  const handIn = useHandIn(addPayee, setDone);

  if (done !== undefined) return <PayeeDone done={done} words={doneWords(done)} onAnother={() => setDone(undefined)} />;
  const failed = failedCalls([profile]);
  const entities = profile.data?.entities;
  return (
    <PayeePage heading={heading}>
      {/* Who pays must be known before a payee can be theirs. */}
      {entities !== undefined && (
        <NewPayeeFlow party={party} entities={entities} onReady={handIn} onCancel={() => void navigate(payeesPath)} />
      )}
      {entities === undefined && (failed === undefined ? <FormWaiting /> : <CallFailed failed={failed} />)}
    </PayeePage>
  );
}
