import type { Change } from '#sandbox/bank/engine/change.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { mailsIn, markRead, type ShownMail } from '#sandbox/bank/mail/mail.ts';
import { type MailRefusal, sendMail } from '#sandbox/bank/mail/sending.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { maskedParty } from '#sandbox/http/pipeline/masked-wire.ts';
import { refusalsBy } from '#sandbox/http/refusals/reasons.ts';
import type { RefusalName } from '#sandbox/http/refusals/refusals.ts';

const mailReasons = {
  'party-not-own': 'accessDenied',
  incomplete: 'mailIncomplete',
  'too-long': 'mailTooLong',
} as const satisfies Record<MailRefusal, RefusalName>;

const refusal = refusalsBy('mail', mailReasons);

export const mailHandlers = {
  listMails: {
    serves: 'customer',
    decide: ({ bank, customer, query }) => {
      const mails = mailsIn(bank, customer, query.msgFlag === 'T' ? 'inbox' : 'outbox');
      return { rule: 'mail.of-box', answer: { done: { mails: mails.map(toMailWire) } } };
    },
  },
  sendMail: {
    serves: 'customer',
    decide: ({ bank, customer, body }) => {
      const { subjectId, subject, messageBody, party } = body;
      const verdict = sendMail(bank, customer, { subjectId, subject, body: messageBody, partyToken: party.value });
      if (verdict.outcome === 'refused') return refusal(verdict);
      const { mail } = verdict;
      const messageId = { displayValue: mail.id, value: tokenOf(bank, customer.session, 'mail', mail.id) };
      return {
        rule: 'mail.sent',
        changes: verdict.changes,
        answer: { done: { mail: { messageId, interactionId: mail.threadId } }, status: 201 },
      };
    },
  },
  updateMail: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => wasRead(markRead(bank, customer, ['inbox', 'outbox'], path.mailId)),
  },
  listMailers: {
    serves: 'customer',
    decide: ({ bank, customer }) => ({
      rule: 'mail.bulletins',
      answer: { done: { mailerUserMapDTOs: mailsIn(bank, customer, 'bulletins').map(toBulletinWire) } },
    }),
  },
  updateMailer: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => wasRead(markRead(bank, customer, ['bulletins'], path.mailerId)),
  },
} satisfies Partial<Handlers>;

function wasRead(changes: readonly Change[] | undefined) {
  return changes === undefined
    ? ({ rule: 'mail.token-unknown', answer: { refused: 'mailNotFound' } } as const)
    : { rule: 'mail.read', changes, answer: { done: {} } };
}

function toMailWire(mail: ShownMail) {
  return {
    messageId: { displayValue: mail.id, value: mail.token },
    messageType: 'M',
    subject: mail.subject,
    subjectId: mail.subjectId,
    messageBody: mail.body,
    creationDate: mail.sentAt,
    interactionId: mail.threadId,
    party: mail.partyId === null || mail.partyToken === null ? null : maskedParty(mail.partyToken, mail.partyId),
    messageUserMappings: [
      { msgFlag: mail.box === 'inbox' ? 'T' : 'F', status: mail.read ? 'R' : 'U', deleteStatus: false },
    ],
  };
}

function toBulletinWire(mail: ShownMail) {
  return {
    mailerId: { displayValue: mail.id, value: mail.token },
    subject: mail.subject,
    messageBody: mail.body,
    creationDate: mail.sentAt,
    status: mail.read ? 'R' : 'U',
  };
}
