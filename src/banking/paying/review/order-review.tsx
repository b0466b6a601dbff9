import { type ReactNode, type RefObject, useRef } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { type BankError, formMessage } from '#src/api/messages/bank-error.ts';
import type { UnresolvedView } from '#src/api/payments/unresolved-payments.ts';
import { amountRefusedCodes } from '#src/api/wire/refusal-codes.ts';
import { openingOf, unresolvedDone, unresolvedNoun } from '#src/banking/orders/payment-copy.ts';
import { SameOrderDialog } from '#src/banking/orders/same-order-dialog.tsx';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import { CutOffDialog } from '#src/banking/paying/details/cut-off-dialog.tsx';
import { movedCopy, plannedLines } from '#src/banking/paying/model/payment-lines.ts';
import {
  confirmedAt,
  type OrderDraft,
  type OrderNoun,
  type ShownOrder,
  type ShownPayment,
  type ShownTransfer,
  wordOf,
} from '#src/banking/paying/model/payment-result.ts';
import { isOpen, type ReceiptRef, type Sending } from '#src/banking/paying/model/sending.ts';
import type { ChangedField } from '#src/banking/paying/model/typed-details.ts';
import { useLeavesText } from '#src/banking/paying/summary/use-leaves-text.ts';
import type { KeptDraft } from '#src/banking/paying/use-kept-draft.ts';
import type { OrderEvent } from '#src/banking/paying/use-order-in-progress.ts';
import { useDayAfterCutOff } from '#src/banking/paying/use-today.ts';
import { momentText } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { ReviewCards } from './review-cards.tsx';
import { ReviewFailed } from './review-failed.tsx';
import { useSending } from './use-sending.ts';

interface OrderReviewProps {
  /** On the bank's day of the review. */
  readonly shown: ShownPayment | ShownTransfer;
  readonly from: Account;
  /** The parties in words, above the amount. */
  readonly labels: { readonly from: ReactNode; readonly to: ReactNode };
  readonly notes?: readonly string[];
  readonly order: {
    readonly draft: OrderDraft;
    readonly keeping: KeptDraft;
    readonly updateDraft: (event: OrderEvent) => void;
  };
  /** Begins sending the order; called once for each review and day. */
  readonly create: () => Sending;
  /** The order is made or in doubt. The URL is to name it no more, so that Back cannot reach a sent review. */
  readonly onFinished: (receipt: ReceiptRef | undefined) => void;
  /** Back to the form with the amount cleared; undefined where only the answers are changed. */
  readonly onEdit?: () => void;
  readonly onChange: (field: ChangedField) => void;
}

/** The review of a payment or transfer: what will happen, the warnings to accept, and the one confirmation. */
export function OrderReview({ shown, from, labels, notes = [], order, create, onFinished, ...on }: OrderReviewProps) {
  const { draft, keeping, updateDraft } = order;
  const word = wordOf(shown);
  const afterCutOff = useDayAfterCutOff();
  const leavesText = useLeavesText();
  const sending = useSending({
    review: draft.amount,
    on: shown.on,
    keeping,
    create,
    onFinished({ outcome, at, sentMs, receipt }, run) {
      const result = {
        payment: confirmedAt(shown, at),
        outcome,
        at,
        receipt,
        ...(sentMs !== undefined && { balancesFromMs: sentMs }),
        ...(isOpen(outcome) && run !== undefined && { run }),
      };
      updateDraft({ type: 'finished', result });
      onFinished(receipt);
    },
  });
  const { now, accept, stop } = sending;
  const changeAmount = useRef<HTMLButtonElement>(null);

  return (
    <ReviewCards
      word={word}
      parties={[
        { label: 'From', field: 'from', value: labels.from },
        { label: 'To', field: 'to', value: labels.to },
      ]}
      lines={plannedLines(shown, afterCutOff)}
      amount={shown.amount}
      notes={[
        ...movedNote(movedCopy(shown, word, afterCutOff)),
        ...leavesNote(shown, now.status === 'refused', () => leavesText(shown.amount, from)),
        ...notes,
      ]}
      isBusy={now.status === 'sending' || now.status === 'finished'}
      isRefused={now.status === 'refused'}
      isHeld={sending.isHeld}
      onConfirm={sending.confirm}
      changeAmount={changeAmount}
      {...on}
    >
      {now.status === 'refused' && (
        <SendingFailed
          word={word}
          error={now.error}
          isPayeeUnknown={now.isPayeeUnknown === true}
          changeAmount={changeAmount}
        />
      )}
      {now.status === 'cut-off' && (
        <CutOffDialog word={word} message={now.message} onAccept={() => accept({ cutOff: true })} onClose={stop} />
      )}
      {now.status === 'unresolved' && (
        <UnresolvedDialog
          word={word}
          payments={now.payments}
          onAccept={() => accept({ alsoPaid: now.payments.map(({ at }) => at) })}
          onClose={stop}
        />
      )}
    </ReviewCards>
  );
}

function movedNote(moved: string | undefined): readonly string[] {
  return moved === undefined ? [] : [moved];
}

/** A refusal may mean that the balance has changed since. */
function leavesNote({ schedule }: ShownOrder, isRefused: boolean, text: () => string | undefined): readonly string[] {
  const leaves = schedule.kind === 'now' && !isRefused ? text() : undefined;
  return leaves === undefined ? [] : [leaves];
}

interface SendingFailedProps {
  readonly error: BankError;
  readonly word: OrderNoun;
  /** Whether adding the payee has an unknown outcome. */
  readonly isPayeeUnknown?: boolean;
  /** Takes the focus where another amount may be accepted. */
  readonly changeAmount: RefObject<HTMLButtonElement | null>;
}

/** Why nothing was paid, and what to do now. An ended session has its own page. */
function SendingFailed({ error, word, isPayeeUnknown = false, changeAmount }: SendingFailedProps) {
  if (error.kind === 'session-over') return null;
  const isForAmount = error.code !== undefined && amountRefusedCodes.includes(error.code);
  return (
    <ReviewFailed toChange={isForAmount ? changeAmount : undefined}>
      <FailureText error={{ message: formMessage(error), code: error.code }} lead={`Your ${word} has not been made.`}>
        {isPayeeUnknown && <p>The payee may have been added. If you confirm again, we will check for that first.</p>}
      </FailureText>
    </ReviewFailed>
  );
}

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
function UnresolvedDialog({ payments, word, onAccept, onClose }: UnresolvedDialogProps) {
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
