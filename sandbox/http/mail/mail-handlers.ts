import type { Change } from '#sandbox/bank/engine/change.ts';
import { mailsIn, markRead, type ShownMail } from '#sandbox/bank/mail/mail.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';

export const mailHandlers = {
  listMails: {
    serves: 'customer',
    decide: ({ bank, customer, query }) => {
      const mails = mailsIn(bank, customer, query.msgFlag === 'T' ? 'inbox' : 'outbox');
      return { rule: 'mail.of-box', answer: { done: { mails: mails.map(toMailWire) } } };
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
