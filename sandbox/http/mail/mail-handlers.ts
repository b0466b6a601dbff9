import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { findMail, mailsIn, markRead, type ShownMail, toShown } from '#sandbox/bank/mail/mail.ts';
import {
  type MailRefusal,
  replyToMail,
  type SendVerdict,
  sendMail,
  type WrittenMail,
} from '#sandbox/bank/mail/sending.ts';
import type { Handlers, RequestBodyOf } from '#sandbox/http/pipeline/handler.ts';
import { maskedParty } from '#sandbox/http/pipeline/masked-wire.ts';
import { refusalsBy } from '#sandbox/http/refusals/reasons.ts';
import type { RefusalName } from '#sandbox/http/refusals/refusals.ts';

const mailReasons = {
  'party-not-own': 'accessDenied',
  incomplete: 'mailIncomplete',
  'too-long': 'mailTooLong',
  'no-marketing-choice': 'marketingIncomplete',
} as const satisfies Record<MailRefusal, RefusalName>;

const refusal = refusalsBy('mail', mailReasons);
const notFound = { rule: 'mail.token-unknown', answer: { refused: 'mailNotFound' } } as const;

export const mailHandlers = {
  listMails: {
    serves: 'customer',
    decide: ({ bank, customer, query }) => {
      const mails = mailsIn(bank, customer, query.msgFlag === 'T' ? 'inbox' : 'outbox');
      return { rule: 'mail.of-box', answer: { done: { mails: mails.map(toMailWire) } } };
    },
  },
  getMail: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const mail = findMail(bank, customer, ['inbox', 'outbox'], path.mailId);
      if (mail === undefined) return notFound;
      return { rule: 'mail.one', answer: { done: { mail: toMailWire(toShown(bank, customer, mail)) } } };
    },
  },
  sendMail: {
    serves: 'customer',
    decide: ({ bank, customer, body }) => sent({ bank, customer }, sendMail(bank, customer, readWritten(body))),
  },
  replyToMail: {
    serves: 'customer',
    decide: ({ bank, customer, path, body }) => {
      const verdict = replyToMail(bank, customer, path.mailId, readWritten(body));
      return verdict === undefined ? notFound : sent({ bank, customer }, verdict);
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
  getMailer: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const bulletin = findMail(bank, customer, ['bulletins'], path.mailerId);
      if (bulletin === undefined) return notFound;
      const mailerUserMapDTO = toBulletinWire(toShown(bank, customer, bulletin));
      return { rule: 'mail.bulletin', answer: { done: { mailerUserMapDTO } } };
    },
  },
  updateMailer: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => wasRead(markRead(bank, customer, ['bulletins'], path.mailerId)),
  },
} satisfies Partial<Handlers>;

type Written = RequestBodyOf<'sendMail'>;

function readWritten({ subjectId, subject, messageBody, party }: Written): WrittenMail {
  return { subjectId, subject, body: messageBody, partyToken: party.value };
}

function sent({ bank, customer }: { readonly bank: Bank; readonly customer: Customer }, verdict: SendVerdict) {
  if (verdict.outcome === 'refused') return refusal(verdict);
  const { id, threadId, subjectId, subject, body: messageBody } = verdict.mail;
  const messageId = { displayValue: id, value: tokenOf(bank, customer.session, 'mail', id) };
  return {
    rule: 'mail.sent',
    changes: verdict.changes,
    answer: { done: { mail: { messageId, interactionId: threadId, subjectId, subject, messageBody } }, status: 201 },
  } as const;
}

function wasRead(changes: readonly Change[] | undefined) {
  return changes === undefined ? notFound : { rule: 'mail.read', changes, answer: { done: {} } };
}

function toMailWire(mail: ShownMail) {
  return {
    messageId: { displayValue: mail.id, value: mail.token },
    messageType: 'M',
    subject: mail.subject,
    subjectId: mail.subjectId,
    sender: mail.sender,
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
