import { useState } from 'react';
import { searchPayees } from '#src/features/pay/model/payee-choices.ts';
import type { Wizard } from '#src/features/pay/ui/use-wizard.ts';
import { CallFailed } from '#src/parts/page/call-failed.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { OtherPayee } from './other-payee.tsx';
import { PayeeChoices } from './payee-choices.tsx';
import styles from './payee-stage.module.css';

const shownFirst = 5;

export function PayeeStage({ wizard }: { readonly wizard: Wizard }) {
  const { payees, payablePayees } = wizard;
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  const found = searchPayees(payablePayees, text);
  const shown = isWhole || text.trim() !== '' ? found : found.slice(0, shownFirst);

  return (
    <div className={styles.stage}>
      <OtherPayee wizard={wizard} />
      {payees.state === 'loading' && <PayeesWaiting />}
      {payees.state === 'failed' && <CallFailed failed={payees} lead="Your payees could not be shown." />}
      {payees.state === 'ready' && payablePayees.length === 0 && (
        <p className={styles.none}>This account has no payees yet.</p>
      )}
      {payees.state === 'ready' && payablePayees.length > 0 && (
        <section aria-labelledby="payees-title" className={styles.payees}>
          <h2 id="payees-title" className={styles.title}>
            Your payees
          </h2>
          {payablePayees.length > shownFirst && (
            <div className={styles.search}>
              <SearchField label="Search your payees" value={text} onChange={setText} onClear={() => setText('')} />
              <p role="status" className={styles.count}>
                {text.trim() !== '' && foundText(found.length)}
              </p>
            </div>
          )}
          <PayeeChoices wizard={wizard} payees={shown} focusAt={isWhole ? shownFirst : undefined} />
          {shown.length < found.length && (
            <div>
              <Button onClick={() => setWhole(true)}>Show all payees</Button>
            </div>
          )}
        </section>
      )}
      {payees.state === 'ready' && payees.damagedCount > 0 && (
        <p className={styles.none}>Some payees could not be shown. If you need one today, please call us.</p>
      )}
    </div>
  );
}

function PayeesWaiting() {
  return (
    <Waiting text="Payees are loading">
      {(['long', 'medium', 'long'] as const).map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places.
        <Skeleton key={at} width={width} />
      ))}
    </Waiting>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'No payees match your search.';
  return count === 1 ? 'One payee found' : `${count} payees found`;
}
