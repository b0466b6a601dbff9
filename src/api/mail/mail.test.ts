import { expect, it } from 'vitest';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { good, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { toBulletins, toMails } from './mail.ts';
import { mailboxApi } from './mailbox.ts';

const { listMails, listBulletins, readMail, readBulletin } = mailboxApi.endpoints;
const party = false;

const mail = {
  messageId: { displayValue: 'M-1', value: '41D7C6A0' },
  messageType: 'M',
  subject: 'Your &quot;fixed&quot; bond',
  subjectId: '3',
  sender: 'Secure Mail Desk',
  party: { value: 'A77B', displayValue: '***401' },
  messageBody: 'It matures &amp; ends.\nBest &lt;wishes&gt;',
  creationDate: '2026-02-27T11:53:00.000Z',
  interactionId: '7B',
  messageUserMappings: [{ msgFlag: 'T', status: 'U', deleteStatus: false }],
};
const older = { ...mail, messageId: { value: 'OLD' }, creationDate: '2026-01-01T00:00:00.000Z' };
const bulletin = {
  mailerId: { displayValue: 'B-1', value: '9B20' },
  subject: 'Branch hours &amp; holidays',
  messageBody: 'We are closed.',
  creationDate: '2026-02-20T09:00:00.000Z',
  status: 'U',
};

it('reads a message, its texts decoded once', () => {
  expect(toMails(unchecked({ mails: [mail] }), 'inbox')).toEqual([
    {
      id: '41D7C6A0',
      box: 'inbox',
      threadId: '7B',
      subject: 'Your "fixed" bond',
      subjectId: '3',
      sender: 'Secure Mail Desk',
      party: 'A77B',
      body: 'It matures & ends.\nBest <wishes>',
      sentAt: '2026-02-27T11:53:00.000Z',
      isRead: false,
    },
  ]);
});

it.each([
  ['in the inbox, marked unread', 'inbox', [{ msgFlag: 'T', status: 'U' }], false],
  ['in the inbox, marked read', 'inbox', [{ msgFlag: 'T', status: 'R' }], true],
  [
    'unread by whom it was sent to',
    'inbox',
    [
      { msgFlag: 'F', status: 'U' },
      { msgFlag: 'T', status: 'R' },
    ],
    true,
  ],
  ['without a mark', 'inbox', [], true],
  ['in the outbox', 'outbox', [{ msgFlag: 'F', status: 'U' }], true],
] as const)('tells whether a message is read: %s', (_name, box, messageUserMappings, isRead) => {
  expect(toMails(unchecked({ mails: [{ ...mail, messageUserMappings }] }), box)?.[0]?.isRead).toBe(isRead);
});

it('gives the newest first, those without a date last, and leaves out what cannot be opened', () => {
  const undated = { ...mail, messageId: { value: 'UNDATED' }, creationDate: '27 February' };
  const mails = toMails(unchecked({ mails: [undated, older, { ...mail, messageId: null }, mail, 7] }), 'inbox');
  expect(mails?.map(({ id }) => id)).toEqual(['41D7C6A0', 'OLD', 'UNDATED']);
  expect(mails?.at(-1)).not.toHaveProperty('sentAt');
});

it('reads a bulletin', () => {
  expect(toBulletins(unchecked({ mailerUserMapDTOs: [bulletin] }))).toEqual([
    {
      id: '9B20',
      subject: 'Branch hours & holidays',
      body: 'We are closed.',
      sentAt: '2026-02-20T09:00:00.000Z',
      isRead: false,
    },
  ]);
  expect(toBulletins(unchecked({ mailerUserMapDTOs: [{ ...bulletin, status: 'R' }] }))?.[0]?.isRead).toBe(true);
});

it('takes an answer without its list for none', () => {
  expect([toMails(unchecked({}), 'inbox'), toBulletins(unchecked({ mails: [] }))]).toEqual([undefined, undefined]);
});

it('survives missing and mistyped fields', () => {
  whenDamaged([{ mails: [mail, older] }, { mailerUserMapDTOs: [bulletin] }], (mails, bulletins) => {
    for (const { id, subject, body } of [
      ...(toMails(unchecked(mails), 'inbox') ?? []),
      ...(toBulletins(unchecked(bulletins)) ?? []),
    ]) {
      expect([typeof id, typeof subject, typeof body]).toEqual(['string', 'string', 'string']);
    }
  });
});

it.each([
  ['inbox', 'T'],
  ['outbox', 'F'],
] as const)('asks for the %s', async (box, msgFlag) => {
  const bank = scriptedBank({ 'GET /v1/mailbox/mails': () => good({ mails: [mail] }) });
  const { store } = await signedInStore(bank.fetch);
  const { data } = await store.dispatch(listMails.initiate({ party, box }));
  expect(data?.[0]?.box).toBe(box);
  expect(Object.fromEntries(bank.asked.at(-1)?.url.searchParams ?? [])).toEqual({
    deleteStatus: 'false',
    msgFlag,
    locale: 'en',
  });
});

it('marks a message as read, and refetches only its list', async () => {
  const mails = 'GET /v1/mailbox/mails';
  const bulletins = 'GET /v1/mailbox/mailers';
  const bank = scriptedBank({
    [mails]: () => good({ mails: [mail] }),
    [bulletins]: () => good({ mailerUserMapDTOs: [bulletin] }),
    'PUT /v1/mailbox/mails/41D7C6A0': () => good({}),
    'PUT /v1/mailbox/mailers/9B20': () => good({}),
  });
  const { store } = await signedInStore(bank.fetch);
  const count = () => [mails, bulletins].map((call) => bank.calls().filter((one) => one === call).length);
  await store.dispatch(listMails.initiate({ party, box: 'inbox' }));
  await store.dispatch(listBulletins.initiate({ party }));
  await store.dispatch(readMail.initiate({ party, mailId: '41D7C6A0' }));
  await expect.poll(count).toEqual([2, 1]);
  await store.dispatch(readBulletin.initiate({ party, bulletinId: '9B20' }));
  await expect.poll(count).toEqual([2, 2]);
  const bodies = bank.asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => JSON.parse(body) as unknown);
  expect(bodies).toEqual([{ messageUserMappings: [{ status: 'R', deleteStatus: false }] }, { status: 'R' }]);
});
