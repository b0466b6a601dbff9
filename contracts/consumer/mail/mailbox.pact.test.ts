import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import { allWell, english, fromState, maskedId, refusedWith } from '#contracts/consumer/wire.ts';
import { mailboxApi } from '#src/api/mail/mailbox.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';

const { eachLike, like, regex } = MatchersV3;

const bank = pactOf('mailbox');
const { listMails, readMail, listBulletins, readBulletin } = mailboxApi.endpoints;

const persona = 'private-customer';
const mailsPath = '/digx/v1/mailbox/mails';
const mailersPath = '/digx/v1/mailbox/mailers';
const aMail = '41D7C6A0B25E93F8';
const aBulletin = '9B20E4D17F6C3A58';
const instant = regex('^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$', '2026-02-26T10:12:00.000Z');
const unreadOrRead = regex('^[UR]$', 'U');
const opened = { messageUserMappings: [{ status: 'R', deleteStatus: false }] };

function messages(msgFlag: 'T' | 'F') {
  return { deleteStatus: 'false', msgFlag, ...english };
}

it.each([
  { box: 'inbox', msgFlag: 'T' },
  { box: 'outbox', msgFlag: 'F' },
] as const)('lists the messages of the $box', ({ box, msgFlag }) =>
  bank
    .given('customer {persona} has mail in the {box}', { persona, box })
    .asked(`the ${box} is listed with subjects, words and what was read`, 'GET', mailsPath, {
      query: messages(msgFlag),
    })
    .answers(200, {
      ...allWell,
      mails: eachLike({
        messageId: maskedId(aMail, '20417'),
        messageType: 'M',
        subject: like('Ponies &amp; traps'),
        subjectId: like('3'),
        messageBody: like('Your cheque book was sent to you today.'),
        creationDate: instant,
        interactionId: like('20417'),
        messageUserMappings: [{ msgFlag, status: unreadOrRead, deleteStatus: false }],
      }),
    })
    .by('listMails', async ({ store }) => {
      const { data } = await store.dispatch(listMails.initiate({ party: false, box }));
      expect(data).toMatchObject([
        { id: aMail, subject: 'Ponies & traps', sentAt: '2026-02-26T10:12:00.000Z', isRead: box === 'outbox' },
      ]);
    }),
);

it('shows that there is no mail', () =>
  bank
    .given('customer {persona} has no mail in the {box}', { persona: 'read-only', box: 'inbox' })
    .asked('an inbox without mail is an empty list', 'GET', mailsPath, { query: messages('T') })
    .answers(200, { ...allWell, mails: [] })
    .by('listMails', async ({ store }) => {
      const { data } = await store.dispatch(listMails.initiate({ party: false, box: 'inbox' }));
      expect(data).toEqual([]);
    }));

it('lists the bulletins', () =>
  bank
    .given('customer {persona} has bulletins', { persona })
    .asked('bulletins are listed with subjects, words and what was read', 'GET', mailersPath)
    .answers(200, {
      ...allWell,
      mailerUserMapDTOs: eachLike({
        mailerId: maskedId(aBulletin, '118'),
        subject: like('Opening hours at Easter'),
        messageBody: like('Our lines are closed on Good Friday.'),
        creationDate: instant,
        status: unreadOrRead,
      }),
    })
    .by('listMailers', async ({ store }) => {
      const { data } = await store.dispatch(listBulletins.initiate({ party: false }));
      expect(data).toEqual([
        {
          id: aBulletin,
          subject: 'Opening hours at Easter',
          body: 'Our lines are closed on Good Friday.',
          sentAt: '2026-02-26T10:12:00.000Z',
          isRead: false,
        },
      ]);
    }));

it('shows that there are no bulletins', () =>
  bank
    .given('customer {persona} has no bulletins', { persona: 'read-only' })
    .asked('no bulletins are an empty list', 'GET', mailersPath)
    .answers(200, { ...allWell, mailerUserMapDTOs: [] })
    .by('listMailers', async ({ store }) => {
      const { data } = await store.dispatch(listBulletins.initiate({ party: false }));
      expect(data).toEqual([]);
    }));

const reading = [
  {
    what: 'a message',
    operation: 'updateMail',
    state: 'customer {persona} has mail in the {box}',
    parameters: { persona, box: 'inbox' },
    path: (token: string) => `${mailsPath}/${token}`,
    token: fromState('mail', aMail, `${mailsPath}/`),
    id: aMail,
    body: opened,
    ask: ({ store }: CustomerApp, id: string = aMail) =>
      store.dispatch(readMail.initiate({ party: false, mailId: id })),
  },
  {
    what: 'a bulletin',
    operation: 'updateMailer',
    state: 'customer {persona} has bulletins',
    parameters: { persona },
    path: (token: string) => `${mailersPath}/${token}`,
    token: fromState('bulletin', aBulletin, `${mailersPath}/`),
    id: aBulletin,
    body: { status: 'R' },
    ask: ({ store }: CustomerApp, id: string = aBulletin) =>
      store.dispatch(readBulletin.initiate({ party: false, bulletinId: id })),
  },
] as const;

it.each(reading)('marks $what as read when it is opened', ({ what, operation, state, parameters, token, body, ask }) =>
  bank
    .given(state, parameters)
    .asked(`${what} is marked as read`, 'PUT', token, { body })
    .answers(200, allWell)
    .by(operation, async (app) => {
      const { error } = await ask(app);
      expect(error).toBeUndefined();
    }),
);

it.each(reading)('reports that $what is not found', ({ what, operation, path, body, ask }) =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked(`${what} that nobody knows cannot be marked`, 'PUT', path('0000000000000000'), { body })
    .answers(404, refusedWith('DIGX_CZ_MAIL_01'))
    .by(operation, async (app) => {
      const { error } = await ask(app, '0000000000000000');
      expect(error).toEqual({
        kind: 'refusal',
        status: 404,
        code: 'DIGX_CZ_MAIL_01',
        message: expect.stringContaining('could not find'),
      } satisfies BankError);
    }),
);

closePact('mailbox');
