import type { UnresolvedView } from '#src/api/payments/unresolved-payments.ts';
import { openingOf, unresolvedDone, unresolvedNoun } from '#src/banking/orders/payment-copy.ts';
import { SameOrderDialog } from '#src/banking/orders/same-order-dialog.tsx';
import type { OrderNoun } from '#src/banking/paying/model/payment-result.ts';
import { momentText } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';

interface UnresolvedDialogProps {
  readonly payments: readonly UnresolvedView[];
  /** What is about to be made. */
  readonly word: OrderNoun;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/**
 * Earlier payments may still be made, to this payee or another. No draft is created until the customer accepts this.
 */
export function UnresolvedDialog({ payments, word, onAccept, onClose }: UnresolvedDialogProps) {
  return (
    <SameOrderDialog
      title={titleOf(payments)}
      acceptLabel={word === 'payment' ? 'Pay as well' : 'Transfer as well'}
      onAccept={onAccept}
      onClose={onClose}
    >
      {payments.map((view) => (
        <p key={view.at}>{earlierText(view)}</p>
      ))}
      <p>
        {word === 'payment'
          ? 'If you pay as well, both payments may leave your account.'
          : 'If you transfer as well, the money may move twice.'}
      </p>
    </SameOrderDialog>
  );
}

function titleOf([first]: readonly UnresolvedView[]): string {
  const kind = first?.kind ?? 'payout';
  return `An earlier ${unresolvedNoun(kind)} may still be ${unresolvedDone(kind)}`;
}

function earlierText(view: UnresolvedView): string {
  const { at, kind, payment } = view;
  const noun = unresolvedNoun(kind);
  const amount = payment?.details.amount;
  const what = amount === undefined ? `a ${noun}` : `your ${noun} of ${moneyText(amount)}`;
  return `We do not yet know whether ${what} at ${momentText(at)} was ${unresolvedDone(kind)}. ${openingOf(kind)}`;
}
