import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { mailsIn } from './mail.ts';
import { longestMessage, sendMail, type WrittenMail } from './sending.ts';

async function atTheDesk() {
  const bank = await smallBank();
  const customer = await signIn(bank);
  const partyToken = tokenOf(bank, customer.session, 'party', 'party-nell');
  const question: WrittenMail = { subjectId: '2', subject: ' Rates ', body: 'What do you pay?\n', partyToken };
  const send = (over: Partial<WrittenMail> = {}) => sendMail(bank, customer, { ...question, ...over });
  const outbox = () => mailsIn(bank, customer, 'outbox');
  return { bank, customer, send, outbox };
}

it('puts a message into the writer’s outbox, for their entity', async () => {
  const { bank, send, outbox } = await atTheDesk();
  const verdict = send();
  if (verdict.outcome !== 'sent') throw new Error(verdict.reason);
  await commit(bank, verdict.changes);
  expect(outbox()).toMatchObject([
    {
      id: 'sent-1',
      userId: 'nell',
      subject: 'Rates',
      subjectId: '2',
      body: 'What do you pay?',
      sentAt: bank.clock.now,
      partyId: 'party-nell',
      threadId: 'thread-sent-1',
    },
    { id: 'address' },
  ]);
  expect(mailsIn(bank, await signIn(bank, 'barred'), 'outbox')).toEqual([]);
});

it('lists the later of two messages of one instant first, and makes two messages of the same text', async () => {
  const { bank, send, outbox } = await atTheDesk();
  for (const body of ['First', 'Second', 'Second']) {
    const verdict = send({ body });
    if (verdict.outcome === 'sent') await commit(bank, verdict.changes);
  }
  expect(outbox().map(({ id, body }) => [id, body])).toEqual([
    ['sent-3', 'Second'],
    ['sent-2', 'Second'],
    ['sent-1', 'First'],
    ['address', 'All there is to say about address.'],
  ]);
});

it.each([
  ['accepts 1,000 characters', { body: 'a'.repeat(longestMessage) }, 'sent'],
  ['counts a line break once', { body: `${'a'.repeat(longestMessage - 2)}\r\nb` }, 'sent'],
  ['refuses 1,001 characters', { body: 'a'.repeat(longestMessage + 1) }, 'too-long'],
  ['accepts any length of what the app composes', { subjectId: '7', body: 'a'.repeat(5000) }, 'sent'],
  ['refuses a blank text', { body: ' \n ' }, 'incomplete'],
  ['refuses a blank subject', { subject: '  ' }, 'incomplete'],
  ['refuses an entity of somebody else', { partyToken: 'none' }, 'party-not-own'],
] as const)('%s', async (_name, over, expected) => {
  const { send } = await atTheDesk();
  const verdict = send(over);
  expect(verdict.outcome === 'refused' ? verdict.reason : verdict.outcome).toBe(expected);
});
