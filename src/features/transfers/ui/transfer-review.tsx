import type { Account } from '#src/api/accounts/account.ts';
import { createPaymentRun } from '#src/api/payments/payment-run.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { AccountLabel } from '#src/banking/paying/account-label.tsx';
import { confirmationText } from '#src/banking/paying/model/payment-lines.ts';
import type { ShownTransfer } from '#src/banking/paying/model/payment-result.ts';
import { scheduleOf } from '#src/banking/paying/model/schedule.ts';
import { sendOrder } from '#src/banking/paying/model/sending.ts';
import { OrderReview } from '#src/banking/paying/review/order-review.tsx';
import { useToday } from '#src/banking/paying/use-today.ts';
import type { Money } from '#src/kernel/money.ts';
import type { Transfer } from './use-transfer.ts';

interface TransferReviewProps {
  readonly transfer: Transfer;
  readonly from: Account;
  readonly to: Account;
  readonly amount: Money;
}

export function TransferReview({ transfer, from, to, amount }: TransferReviewProps) {
  const { party, draft, updateDraft, go, back } = transfer;
  const { reference } = draft.details;
  const on = useToday();
  const dispatch = useAppDispatch();
  const schedule = scheduleOf(draft.details, on);
  const shown: ShownTransfer = { from, toAccount: to, amount, reference, schedule, on };
  return (
    <OrderReview
      shown={shown}
      from={from}
      labels={{ from: <AccountLabel account={from} />, to: <AccountLabel account={to} /> }}
      order={transfer}
      // The active entity, and not the account's own: without one the accounts may be of different entities.
      create={() => {
        const confirms = confirmationText(shown);
        const order = { party, from, toAccount: to, amount, reference, schedule, confirms };
        const run = dispatch(createPaymentRun(order));
        return { send: (accepted) => sendOrder(run, accepted), run: () => run };
      }}
      onFinished={(receipt) => go({ accountId: undefined, isRegular: false, step: 'done', receipt }, { replace: true })}
      onChange={(field) => {
        updateDraft({ type: 'changing', field });
        back();
      }}
    />
  );
}
