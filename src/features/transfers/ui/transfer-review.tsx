import type { Account } from '#src/api/accounts/account.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { AccountLabel } from '#src/banking/paying/account-label.tsx';
import { CutOffDialog } from '#src/banking/paying/details/cut-off-dialog.tsx';
import { confirmationText, movedCopy, plannedLines } from '#src/banking/paying/model/payment-lines.ts';
import type { ShownTransfer } from '#src/banking/paying/model/payment-result.ts';
import { scheduleOf } from '#src/banking/paying/model/schedule.ts';
import { isOpen } from '#src/banking/paying/model/sending.ts';
import { ReviewCards } from '#src/banking/paying/review/review-cards.tsx';
import { SendingFailed } from '#src/banking/paying/review/sending-failed.tsx';
import { UnresolvedDialog } from '#src/banking/paying/review/unresolved-dialog.tsx';
import { useSending } from '#src/banking/paying/review/use-sending.ts';
import { useLeavesText } from '#src/banking/paying/summary/use-leaves-text.ts';
import { useDayAfterCutOff, useToday } from '#src/banking/paying/use-today.ts';
import { createTransferSending } from '#src/features/transfers/model/send-transfer.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';
import type { Transfer } from './use-transfer.ts';

interface TransferReviewProps {
  readonly transfer: Transfer;
  readonly from: Account;
  readonly to: Account;
  readonly amount: Money;
}

export function TransferReview({ transfer, from, to, amount }: TransferReviewProps) {
  const { party, draft, updateDraft, keeping, go, back, isPageShown } = transfer;
  const { reference } = draft.details;
  const on = useToday();
  const afterCutOff = useDayAfterCutOff();
  const dispatch = useAppDispatch();
  const schedule = scheduleOf(draft.details, on);
  const shown: ShownTransfer = { from, toAccount: to, amount, reference, schedule, on };
  const sending = useSending({
    review: draft.amount,
    on,
    isPageShown,
    keeping,
    // The active entity, and not the account's own: without one the accounts may be of different entities.
    create: () =>
      createTransferSending(dispatch, {
        party,
        from,
        toAccount: to,
        amount,
        reference,
        schedule,
        confirms: confirmationText(shown),
      }),
    onFinished: ({ outcome, at, receipt }, sent) => {
      const payment = { ...shown, on: londonDayOf(at) };
      updateDraft({
        type: 'finished',
        result: { payment, outcome, at, receipt, ...(isOpen(outcome) && { sending: sent }) },
      });
      // Clears the order from the URL, so that Back cannot reach a sent review.
      go({ accountId: undefined, isRegular: false, step: 'done', receipt }, { replace: true });
    },
  });
  const { now } = sending;
  const leavesText = useLeavesText();
  // A refusal may mean that the balance has changed since.
  const leaves = schedule.kind === 'now' && now.state !== 'refused' ? leavesText(amount, from) : undefined;

  return (
    <ReviewCards
      word="transfer"
      parties={[
        { label: 'From', field: 'from', value: <AccountLabel account={from} /> },
        { label: 'To', field: 'to', value: <AccountLabel account={to} /> },
      ]}
      lines={plannedLines(shown, afterCutOff)}
      moved={movedCopy(shown, 'transfer', afterCutOff)}
      amount={amount}
      notes={leaves === undefined ? [] : [leaves]}
      isBusy={now.state === 'busy'}
      isRefused={now.state === 'refused'}
      isHeld={sending.isHeld}
      onConfirm={sending.confirm}
      onEdit={back}
      onChange={(field) => {
        updateDraft({ type: 'changing', field });
        back();
      }}
    >
      {now.state === 'refused' && <SendingFailed word="transfer" error={now.error} />}
      {now.state === 'cut-off' && (
        <CutOffDialog
          word="transfer"
          message={now.message}
          onAccept={() => sending.accept({ cutOff: true })}
          onClose={sending.stop}
        />
      )}
      {now.state === 'unresolved' && (
        <UnresolvedDialog
          word="transfer"
          payments={now.payments}
          onAccept={() => sending.accept({ alsoPaid: now.payments.map(({ at }) => at) })}
          onClose={sending.stop}
        />
      )}
    </ReviewCards>
  );
}
