import { type LeftPayee, leftPayeeTold, selectLeftPayees } from '#src/api/payees/left-payees.slice.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { NoticesAbove } from '#src/banking/page/notices-above.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { leftPayeeText } from './left-payee-text.ts';

/** Above every page: results for payees whose page was left before the bank answered. */
export function LeftPayees() {
  const left = useAppSelector(selectLeftPayees);
  if (left.length === 0) return null;
  return (
    <NoticesAbove label="Recent changes to payees" live="polite">
      {left.map((payee) => (
        <LeftPayeeNotice key={payee.key} payee={payee} />
      ))}
    </NoticesAbove>
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
