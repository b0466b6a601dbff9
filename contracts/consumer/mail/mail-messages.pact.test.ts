import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import { refusal } from '#contracts/consumer/expected-refusals.ts';
import { allWell, fromState, maskedId, refusedWith } from '#contracts/consumer/wire.ts';
import { mailboxApi } from '#src/api/mail/mailbox.ts';

const { like, regex } = MatchersV3;

const bank = pactOf('mail-messages');
const { getMail, getBulletin } = mailboxApi.endpoints;

const persona = 'private-customer';
const mailsPath = '/digx/v1/mailbox/mails';
const mailersPath = '/digx/v1/mailbox/mailers';
const aMail = '41D7C6A0B25E93F8';
const aBulletin = '9B20E4D17F6C3A58';
const instant = regex('^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$', '2026-02-26T10:12:00.000Z');

const words = {
  subject: like('Ponies &amp; traps'),
  messageBody: like('Your cheque book was sent to you today.'),
  creationDate: instant,
};

const reading = [
  {
    what: 'a message of the bank',
    operation: 'getMail',
    state: 'customer {persona} has mail in the {box}',
    parameters: { persona, box: 'inbox' },
    token: fromState('mail', aMail, `${mailsPath}/`),
    path: (token: string) => `${mailsPath}/${token}`,
    id: aMail,
    answer: {
      mail: {
        ...words,
        messageId: maskedId(aMail, '20417'),
        messageType: 'M',
        subjectId: like('3'),
        sender: like('Secure Mail Desk'),
        interactionId: like('20417'),
        messageUserMappings: [{ msgFlag: 'T', status: regex('^[UR]$', 'U'), deleteStatus: false }],
      },
    },
    read: { box: 'inbox', sender: 'Secure Mail Desk', threadId: '20417' },
    ask: ({ store }: CustomerApp, id: string = aMail) => store.dispatch(getMail.initiate({ party: false, mailId: id })),
  },
  {
    what: 'a bulletin',
    operation: 'getMailer',
    state: 'customer {persona} has bulletins',
    parameters: { persona },
    token: fromState('bulletin', aBulletin, `${mailersPath}/`),
    path: (token: string) => `${mailersPath}/${token}`,
    id: aBulletin,
    answer: {
      mailerUserMapDTO: { ...words, mailerId: maskedId(aBulletin, '118'), status: regex('^[UR]$', 'U') },
    },
    read: {},
    ask: ({ store }: CustomerApp, id: string = aBulletin) =>
      store.dispatch(getBulletin.initiate({ party: false, bulletinId: id })),
  },
] as const;

it.each(reading)('reads $what', ({ what, operation, state, parameters, token, id, answer, read, ask }) =>
  bank
    .given(state, parameters)
    .asked(`${what} is read with its words and whether it was read before`, 'GET', token)
    .answers(200, { ...allWell, ...answer })
    .by(operation, async (app) => {
      const { data } = await ask(app);
      expect(data).toMatchObject({
        id,
        subject: 'Ponies & traps',
        body: 'Your cheque book was sent to you today.',
        sentAt: '2026-02-26T10:12:00.000Z',
        isRead: false,
        ...read,
      });
    }),
);

it.each(reading)('reports that $what cannot be found', ({ what, operation, path, ask }) =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked(`${what} that nobody knows cannot be read`, 'GET', path('0000000000000000'))
    .answers(404, refusedWith('DIGX_CZ_MAIL_01'))
    .by(operation, async (app) => {
      const { error } = await ask(app, '0000000000000000');
      expect(error).toEqual(refusal(404, 'DIGX_CZ_MAIL_01', 'could not find'));
    }),
);

closePact('mail-messages');
