import { type SentOnce, unnoted } from '#src/api/client/nonce.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { createNotedOrder, type Noting } from '#src/api/orders/noted-order.ts';
import type { Answer, Order } from '#src/api/orders/order.ts';
import { isTurnedAway } from '#src/api/orders/outcome-unknown.ts';
import { wasOver } from '#src/api/orders/resolve-notes.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { fieldsOf, omitUndefined, textOf, tokenOf, type Wire } from '#src/api/wire/wire.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { Mail } from './mail.ts';
import type { MailSubjectId } from './mail-subjects.ts';
import { mailsCall } from './mailbox.ts';

/** A new message to the bank. */
export interface NewMail {
  /** The entity it is written for. */
  readonly party: PartyId;
  readonly subjectId: MailSubjectId;
  readonly subject: string;
  readonly body: string;
  /** The message of the inbox that it answers. */
  readonly replyingTo?: Pick<Mail, 'id' | 'threadId'>;
}

/** What the outbox held before the message was sent. */
export interface MailBaseline {
  readonly sameMessages: number;
  readonly ids: readonly string[];
}

export interface SentMail {
  /** Missing if the answer was lost, or without it. */
  readonly threadId?: string;
}

export type MailOrder = Order<MailBaseline, SentMail>;

interface MailRules {
  /** A message that is missing so long after it was sent is lost, and so is one that a limiter turned away. Missing: never. */
  readonly lostAfterMs?: number;
  /** Missing where the page shows what the bank's lists have. */
  readonly noting?: Noting<MailBaseline, SentMail>;
}

const withoutNote: Noting<MailBaseline, SentMail> = { sentOnce: () => unnoted, resolved: () => {} };

/**
 * One message, sent once. The wire has no name for a message before the bank gives one, so if the answer is lost the
 * outbox is read: one more with this subject and these words than before is this one. Until then the outcome is
 * unknown, because a slow gateway may still deliver it.
 */
export function createMailOrder(
  mail: NewMail,
  { lostAfterMs, noting = withoutNote }: MailRules = {},
): AppThunk<MailOrder> {
  return (dispatch) => {
    const { signal } = new AbortController();
    let sentAt: Instant | undefined;
    let wasTurnedAway = false;

    async function baseline(): Promise<Answer<MailBaseline>> {
      const answer = await dispatch(outboxOf({ party: false, box: 'outbox' }, signal));
      if ('error' in answer) return answer;
      const sameMessages = answer.data.filter((sent) => isSame(sent, mail)).length;
      return { data: { sameMessages, ids: answer.data.map(({ id }) => id) } };
    }

    return dispatch(
      createNotedOrder<MailBaseline, SentMail>({
        noting,
        draft: baseline,
        async confirm({ ids }, sentOnce) {
          sentAt = clock.businessNow();
          const answer = await dispatch(sent({ mail, knownIds: ids, sentOnce }, signal));
          wasTurnedAway = 'error' in answer && isTurnedAway(answer.error);
          return answer;
        },
        async lookUp(before) {
          const startedAt = performance.now();
          const answer = await baseline();
          if ('error' in answer) return answer;
          const isLost =
            lostAfterMs !== undefined &&
            (wasTurnedAway || (sentAt !== undefined && wasOver(sentAt, lostAfterMs, startedAt)));
          const isThere = answer.data.sameMessages > before.sameMessages;
          return { data: isThere ? { status: 'made', made: {} } : { status: isLost ? 'not-made' : 'unconfirmed' } };
        },
        onResolved({ outcome }) {
          if (outcome === 'made') dispatch(bankApi.util.invalidateTags([...staleAfter.sendMail]));
        },
        // A repeated message is a second message, whatever the service does with payments.
        isIdempotent: false,
        stale: [],
        words: {},
      }),
    );
  };
}

function isSame(sent: Mail, mail: NewMail): boolean {
  return lookOf(sent) === lookOf(mail);
}

/**
 * By what a message is known again. Services differ in the line breaks and the spaces at the ends of lines that they
 * keep.
 */
export function lookOf({ subjectId, subject, body }: Pick<Mail, 'subjectId' | 'subject' | 'body'>): string {
  return [subjectId, subject.trim(), body.replace(/\s+/g, ' ').trim()].join('\n');
}

interface MailToSend {
  readonly mail: NewMail;
  /** The messages that had been sent before. */
  readonly knownIds: readonly string[];
  readonly sentOnce: SentOnce;
}

function sendCall({ mail, knownIds, sentOnce }: MailToSend) {
  const { party, subjectId, subject, body: messageBody, replyingTo } = mail;
  const body = { messageType: 'M', subjectId, subject, messageBody, party: { value: party } } as const;
  return bankCall({
    party,
    sentOnce,
    send: (client) =>
      replyingTo === undefined
        ? client.POST('/v1/mailbox/mails', { body })
        : client.POST('/v1/mailbox/mails/{mailId}/replyMail', {
            params: { path: { mailId: replyingTo.id } },
            body: { ...body, interactionId: replyingTo.threadId },
          }),
    isOwn: (answer) => isOfMail(answer, { mail, knownIds }),
    read: (answer) => omitUndefined({ threadId: tokenOf(fieldsOf(fieldsOf(answer).mail).interactionId) }),
  });
}

/** A new message, in the conversation that it continues, and in its words where the bank repeats them. */
function isOfMail(answer: Wire<'SentMailAnswer'>, { mail, knownIds }: Pick<MailToSend, 'mail' | 'knownIds'>): boolean {
  const { messageId, interactionId, subjectId, subject, messageBody } = fieldsOf(fieldsOf(answer).mail);
  const id = tokenOf(fieldsOf(messageId).value);
  const threadId = tokenOf(interactionId);
  const { subjectId: ownSubjectId, replyingTo } = mail;
  if (id === undefined ? threadId === undefined : knownIds.includes(id)) return false;
  if (replyingTo !== undefined && threadId !== undefined && threadId !== replyingTo.threadId) return false;
  const repeated = {
    subjectId: subjectId ?? ownSubjectId,
    subject: subject ?? mail.subject,
    body: messageBody ?? mail.body,
  };
  return (
    lookOf({
      subjectId: tokenOf(repeated.subjectId) ?? '',
      subject: textOf(repeated.subject) ?? '',
      body: textOf(repeated.body) ?? '',
    }) === lookOf(mail)
  );
}

const outboxOf = uncachedQuery(mailsCall);
const sent = uncachedQuery(sendCall);
