import { createMailOrder, type MailOrder } from '#src/api/mail/mail-order.ts';
import { mailSubjectIds } from '#src/api/mail/mail-subjects.ts';
import { mailsCall } from '#src/api/mail/mailbox.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { choiceText, isSameChoice, latestChoice, type MarketingChoice, subjectOf } from './marketing.ts';

export type MarketingOutcome =
  | { readonly outcome: 'saved' }
  /** Chosen otherwise elsewhere since the page was shown. Nothing was sent. */
  | { readonly outcome: 'changed-meanwhile' }
  | { readonly outcome: 'refused'; readonly error: BankError }
  /** The message may have arrived, or may still arrive. `order` says which when it is confirmed again. */
  | { readonly outcome: 'unknown'; readonly error: BankError; readonly order: MailOrder };

interface MarketingToSave {
  readonly party: PartyId;
  /** What the page showed before the customer changed it. */
  readonly shown: MarketingChoice;
  readonly wanted: MarketingChoice;
}

/** Sends the choice as a message, unless the latest one says so already. */
export function saveMarketing({ party, shown, wanted }: MarketingToSave): AppThunk<Promise<MarketingOutcome>> {
  return async (dispatch) => {
    const outbox = await dispatch(outboxOf({ party: false, box: 'outbox' }, new AbortController().signal));
    if ('error' in outbox) return { outcome: 'refused', error: outbox.error };
    const now = latestChoice(outbox.data);
    if (isSameChoice(now, wanted)) return { outcome: 'saved' };
    if (!isSameChoice(now, shown)) return { outcome: 'changed-meanwhile' };

    const order = dispatch(
      createMailOrder({
        party,
        subjectId: mailSubjectIds.marketing,
        subject: subjectOf(wanted),
        body: choiceText(wanted),
      }),
    );
    const ready = await order.verify();
    return 'error' in ready ? { outcome: 'refused', error: ready.error } : outcomeOf(order);
  };
}

/** Confirms the order, or looks it up if it was sent before. */
export async function outcomeOf(order: MailOrder): Promise<MarketingOutcome> {
  const result = await order.confirm();
  switch (result.outcome) {
    case 'made':
      return { outcome: 'saved' };
    case 'refused':
    case 'not-made':
      return { outcome: 'refused', error: result.error };
    case 'unknown':
      return { outcome: 'unknown', error: result.error, order };
    default:
      return result satisfies never;
  }
}

const outboxOf = uncachedQuery(mailsCall);
