import { mailsCall } from '#src/api/mail/mailbox.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import type { PaymentState } from './payment-answers.ts';
import type { RequestedOutcome } from './payment-order.ts';

interface RequestArg extends PartyArg {
  /** The reference in the subject of the message. */
  readonly id: string;
}

/** A request was made once its message is in the outbox. Until then a slow gateway may still deliver it. */
export function requestStateCall({ party, id }: RequestArg) {
  const { read, ...outbox } = mailsCall({ party, box: 'outbox' });
  return bankCall({
    ...outbox,
    read(answer): PaymentState<RequestedOutcome> | undefined {
      const isSent = read(answer)?.some(({ subject }) => subject.split(' ').includes(id));
      if (isSent === undefined) return undefined;
      if (!isSent) return { status: 'unconfirmed', details: {} };
      return { status: 'made', made: { outcome: 'requested', referenceNumber: id }, details: {} };
    },
  });
}
