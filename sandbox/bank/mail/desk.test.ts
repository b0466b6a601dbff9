import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { moveClock } from '#sandbox/bank/running/due-jobs.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { oneWorkingHourAfter } from './desk.ts';
import { mailsIn } from './mail.ts';
import { replyToMail, type SendVerdict, sendMail } from './sending.ts';

it.each([
  ['in the morning', '2026-03-02T10:00:00.000Z', '2026-03-02T11:00:00.000Z'],
  ['just before opening', '2026-03-02T08:59:00.000Z', '2026-03-02T10:00:00.000Z'],
  ['with an hour left', '2026-03-02T16:00:00.000Z', '2026-03-02T17:00:00.000Z'],
  ['with a quarter of an hour left', '2026-03-02T16:45:00.000Z', '2026-03-03T09:45:00.000Z'],
  ['in the evening', '2026-03-02T20:00:00.000Z', '2026-03-03T10:00:00.000Z'],
  ['on a Friday evening', '2026-03-06T18:00:00.000Z', '2026-03-09T10:00:00.000Z'],
  ['on a Sunday, with British Summer Time beginning', '2026-03-29T10:00:00.000Z', '2026-03-30T09:00:00.000Z'],
  ['before Good Friday and Easter Monday', '2026-04-02T15:30:00.000Z', '2026-04-07T08:30:00.000Z'],
])('a working hour after a message %s', (_name, sentAt, answeredAt) => {
  expect(oneWorkingHourAfter(sentAt as Instant)).toBe(answeredAt);
});

async function atTheDesk() {
  const bank = await smallBank();
  const customer = await signIn(bank);
  const partyToken = tokenOf(bank, customer.session, 'party', 'party-nell');
  const written = (subjectId: string, subject: string) => ({ subjectId, subject, body: 'Please.', partyToken });
  async function done(verdict: SendVerdict | undefined) {
    if (verdict?.outcome !== 'sent') throw new Error('It may be sent.');
    await commit(bank, verdict.changes);
  }
  const clockTo = (now: string) => moveClock(bank, { now: now as Instant, runs: { mode: 'frozen' } });
  return { bank, customer, written, done, clockTo, inbox: () => mailsIn(bank, customer, 'inbox') };
}

it('answers once, after a working hour, in the same conversation and for the same entity', async () => {
  const { bank, customer, written, done, clockTo, inbox } = await atTheDesk();
  const before = inbox().length;
  await done(sendMail(bank, customer, written('4', 'CHAPS Payment Request')));
  await clockTo('2026-03-02T10:59:59.999Z');
  expect(inbox()).toHaveLength(before);
  await clockTo('2026-03-02T11:00:00.000Z');
  expect(inbox()).toHaveLength(before + 1);
  expect(inbox()[0]).toMatchObject({
    subject: 'Re: CHAPS Payment Request',
    threadId: 'thread-sent-1',
    partyId: 'party-nell',
    sender: 'Secure Mail Desk',
    read: false,
    sentAt: '2026-03-02T11:00:00.000Z',
    body: expect.stringContaining('No money has left your account'),
  });
  await clockTo('2026-03-05T11:00:00.000Z');
  expect(inbox()).toHaveLength(before + 1);
});

it('acknowledges a reply in the same conversation', async () => {
  const { bank, customer, written, done, clockTo, inbox } = await atTheDesk();
  const [rates] = inbox();
  await done(replyToMail(bank, customer, rates?.token ?? '', written('2', 'Re: About rates')));
  await clockTo('2026-03-02T11:00:00.000Z');
  expect(inbox()[0]).toMatchObject({ subject: 'Re: About rates', threadId: 'thread-rates' });
  expect(inbox()[0]?.body).toContain('Thank you for your reply.');
});

it('lets nobody reply to a message of their own, to a bulletin or to an unknown message', async () => {
  const { bank, customer, written } = await atTheDesk();
  for (const box of ['outbox', 'bulletins'] as const) {
    const token = mailsIn(bank, customer, box)[0]?.token ?? '';
    expect(replyToMail(bank, customer, token, written('3', 'Other'))).toBeUndefined();
  }
  expect(replyToMail(bank, customer, 'none', written('3', 'Other'))).toBeUndefined();
});

it('does not answer a marketing preference', async () => {
  const { bank, customer, written, done } = await atTheDesk();
  await done(sendMail(bank, customer, written('8', 'MARKETING_RESPONSE consent=true email=true')));
  expect(bank.jobs.all.filter(({ kind }) => kind === 'mail.desk-answer')).toEqual([]);
});
