import type { TransferOrder } from '#src/api/payments/payment-order.ts';
import { createPaymentRun } from '#src/api/payments/payment-run.ts';
import type { AppDispatch } from '#src/api/store/hooks.ts';
import { createRunSending } from '#src/banking/paying/model/run-sending.ts';
import type { Sending } from '#src/banking/paying/model/sending.ts';

/** Sends one reviewed transfer. However often it is retried, the money moves once. */
export function createTransferSending(dispatch: AppDispatch, order: TransferOrder): Sending {
  const run = dispatch(createPaymentRun(order));
  return createRunSending({ begin: async () => ({ run }) });
}
