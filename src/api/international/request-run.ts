import { createMailOrder } from '#src/api/mail/mail-order.ts';
import { mailSubjectIds } from '#src/api/mail/mail-subjects.ts';
import { singleFlight } from '#src/api/orders/order.ts';
import { type OrderEnd, verifiedAndConfirmed } from '#src/api/orders/order-end.ts';
import { byPaymentNote, createNote } from '#src/api/payments/payment-note.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** A request for an international payment. No money moves by it: the bank's staff make the payment. */
export interface PaymentRequestToSend {
  /** The entity whose account pays. */
  readonly party: PartyId;
  readonly body: string;
}

/** A refused one may be sent again. */
export type RequestOutcome = OrderEnd<{ readonly outcome: 'requested' }>;

/** One request. However often it is sent, the bank receives it at most once. */
export interface RequestRun {
  /** Names the request in its subject, in the outbox and to the helpdesk. */
  readonly reference: string;
  /** While the outcome is unknown, the outbox is only read. */
  send(): Promise<RequestOutcome>;
  /** Names the note shared by all tabs, once the request has been sent. */
  noteAt(): Instant | undefined;
}

/** Leaving the page does not stop a request: it continues, and every page shows its outcome. */
export function createRequestRun({ party, body }: PaymentRequestToSend): AppThunk<RequestRun> {
  return (dispatch) => {
    const reference = newRequestReference();
    const note = createNote(dispatch, { kind: 'request', details: {} });
    const order = dispatch(
      createMailOrder(
        {
          party,
          subjectId: mailSubjectIds.internationalPayment,
          subject: `International payment request ${reference}`,
          body: `Request: ${reference}\n${body}`,
        },
        {
          noting: byPaymentNote(note, {
            idOf: () => reference,
            made: () => note.resolved({ outcome: 'requested', referenceNumber: reference }),
          }),
        },
      ),
    );
    const alone = singleFlight<RequestOutcome>();

    return {
      reference,
      noteAt: note.at,
      send: () => alone(() => verifiedAndConfirmed(order, () => ({ outcome: 'requested' }))),
    };
  };
}

/** Without letters and digits that are easily mistaken for each other. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `IPR-7K2M9QXA`: names one request in the outbox. Nobody can guess it, and two are never the same in practice. */
export function newRequestReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `IPR-${[...bytes].map((byte) => characters[byte % characters.length]).join('')}`;
}
