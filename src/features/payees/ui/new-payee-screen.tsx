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
import typography from '#src/ui/text/typography.module.css';
import { FormWaiting } from './form-waiting.tsx';
import { PayeeDone } from './payee-done.tsx';
import styles from './payee-page.module.css';
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
    <PayeePage aside={<WhatFollows />}>
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

function WhatFollows() {
  return (
    <>
      <h2 className={typography.large}>What happens next</h2>
      <ol className={styles.steps}>
        <li>We check the name and the account with the payee’s bank, and show you the result.</li>
        <li>You confirm that it is you, and the payee is saved.</li>
        <li>No money moves until you make a payment.</li>
      </ol>
    </>
  );
}
