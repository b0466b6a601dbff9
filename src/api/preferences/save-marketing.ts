import { createMailOrder, type MailOrder } from '#src/api/mail/mail-order.ts';
import { mailSubjectIds } from '#src/api/mail/mail-subjects.ts';
import { mailsCall } from '#src/api/mail/mailbox.ts';
import { endOf, type OrderEnd } from '#src/api/orders/order-end.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { choiceText, isSameChoice, latestChoice, type MarketingChoice, subjectOf } from './marketing.ts';

/** In doubt, `order` says whether the message has arrived when it is confirmed again. */
export type MarketingOutcome = OrderEnd<
  | { readonly outcome: 'saved' }
  /** Chosen otherwise elsewhere since the page was shown. Nothing was sent. */
  | { readonly outcome: 'changed-meanwhile' },
  { readonly order: MailOrder }
>;

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
  const end = endOf(await order.confirm(), () => ({ outcome: 'saved' as const }));
  return end.outcome === 'unknown' ? { ...end, order } : end;
}

const outboxOf = uncachedQuery(mailsCall);
