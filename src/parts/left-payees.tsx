import { type LeftPayee, leftPayeeTold, selectLeftPayees } from '#src/api/left-payees.slice.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { leftPayeeText } from './left-payee-text.ts';
import styles from './payments/unresolved-payments.module.css';

/** Above every page: what came of payees whose page was left before the bank had answered. */
export function LeftPayees() {
  const left = useAppSelector(selectLeftPayees);
  if (left.length === 0) return null;
  return (
    <section aria-label="Payees whose page you left" aria-live="polite" className={styles.list}>
      {left.map((payee) => (
        <LeftPayeeNotice key={payee.key} payee={payee} />
      ))}
    </section>
  );
}

function LeftPayeeNotice({ payee }: { readonly payee: LeftPayee }) {
  const dispatch = useAppDispatch();
  return (
    <Notice tone={payee.outcome === 'done' ? 'quiet' : 'warning'}>
      <p>{leftPayeeText(payee)}</p>
      <Button onClick={() => void dispatch(leftPayeeTold(payee.key))}>OK</Button>
    </Notice>
  );
}
