import { expect, it } from 'vitest';
import type { Mail } from '#src/api/mail/mail.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { found, inGroups, listedBulletins, listedMails, threadOf } from './listed-mail.ts';

function mail(over: Partial<Mail> = {}): Mail {
  return {
    id: 'one',
    box: 'inbox',
    threadId: 'T1',
    subject: 'Hay & straw',
    subjectId: '3',
    sender: 'Secure Mail Desk',
    body: 'It is dry.',
    isRead: false,
    ...over,
  };
}

it('shows unread messages before read ones, each in the order of the list', () => {
  const rows = listedMails([
    mail({ id: 'a', isRead: true }),
    mail({ id: 'b' }),
    mail({ id: 'c', isRead: true }),
    mail({ id: 'd' }),
  ]);
  const shown = (grouped: boolean) =>
    inGroups(rows, grouped).map(({ title, rows: each }) => [title, each.map(({ id }) => id)]);
  expect(shown(true)).toEqual([
    ['Unread', ['b', 'd']],
    ['Read', ['a', 'c']],
  ]);
  expect(shown(false)).toEqual([[undefined, ['a', 'b', 'c', 'd']]]);
});

it('shows no heading without messages', () => {
  expect([inGroups([], true), inGroups([], false)]).toEqual([[], []]);
  expect(inGroups(listedMails([mail()]), true).map(({ title }) => title)).toEqual(['Unread']);
});

it.each([
  ['', true],
  ['HAY', true],
  ['desk dry', true],
  ['  straw  ', true],
  ['hay wet', false],
  ['.*', false],
])('searches subject, sender and text for “%s”', (typed, isFound) => {
  expect(found(listedMails([mail()]), typed)).toHaveLength(isFound ? 1 : 0);
});

it.each([
  ['MARKETING_RESPONSE consent=true post=true email=true', '8', 'Marketing preferences: yes, by post, e-mail.'],
  ['MARKETING_RESPONSE nonConsent=true', '8', 'Marketing preferences: no marketing.'],
  ['MARKETING_RESPONSE consent=true', '8', 'Marketing preferences'],
  ['', '7', 'International payment request'],
  ['', '3', 'No subject'],
  ['Hay & straw', '3', 'Hay & straw'],
])('shows the subject “%s” so that people can read it', (subject, subjectId, shown) => {
  expect(listedMails([mail({ subject, subjectId })])[0]?.subject).toBe(shown);
});

it('names the bank as the sender of a bulletin', () => {
  const [row] = listedBulletins([{ id: 'b', subject: '', body: 'Closed.', isRead: true }], 'Paddock');
  expect(row).toMatchObject({ subject: 'Bulletin', sender: 'Paddock' });
});

it('orders a conversation from the oldest, a question before its answer of the same instant', () => {
  const at = (time: string) => ({ sentAt: `2026-03-02T${time}:00.000Z` as Instant });
  const opened = mail({ id: 'answer', ...at('10:00') });
  const all = [
    opened,
    mail({ id: 'later', ...at('12:00') }),
    mail({ id: 'question', box: 'outbox', ...at('10:00') }),
    mail({ id: 'other', threadId: 'T2', ...at('09:00') }),
  ];
  expect(threadOf(opened, all).map(({ id }) => id)).toEqual(['question', 'answer', 'later']);
});

it('shows a message without a conversation alone', () => {
  const alone = mail({ threadId: '' });
  expect(threadOf(alone, [alone, mail({ id: 'two', threadId: '' })])).toEqual([alone]);
});

it.each(['one', 'two', 'three'])('keeps the order of the lists at equal times, whichever is opened (%s)', (opened) => {
  const all = ['three', 'two', 'one'].map((id) =>
    mail({ id, threadId: 'T', sentAt: '2026-03-02T10:00:00.000Z' as Instant }),
  );
  const chosen = all.find(({ id }) => id === opened);
  expect(chosen && threadOf(chosen, all).map(({ id }) => id)).toEqual(['one', 'two', 'three']);
});
