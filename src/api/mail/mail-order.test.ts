import { expect, it } from 'vitest';
import { good, json, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { createMailOrder, type NewMail } from './mail-order.ts';

const sending = 'POST /v1/mailbox/mails';
const listing = 'GET /v1/mailbox/mails';

const mail: NewMail = {
  party: asId<PartyId>('A77B'),
  subjectId: '3',
  subject: 'Hay & straw',
  body: 'Is it dry?\nWhen can you bring it?',
};

function outboxOf(count: number, over: object = {}) {
  const same = {
    subjectId: '3',
    subject: 'Hay &amp; straw',
    messageBody: 'Is it dry?\r\nWhen can you bring it? ',
    ...over,
  };
  const mails = Array.from({ length: count }, (_, index) => ({ messageId: { value: `M-${index}` }, ...same }));
  return () => good({ mails });
}

const lost = () => Promise.reject(new TypeError('cut'));

async function orderOver(script: Parameters<typeof scriptedBank>[0]) {
  const bank = scriptedBank(script);
  const { store } = await signedInStore(bank.fetch);
  const order = store.dispatch(createMailOrder(mail));
  const sent = () => bank.calls().filter((call) => call === sending).length;
  return { bank, order, sent };
}

it('sends the message once, for its entity, however often it is confirmed', async () => {
  const { bank, order, sent } = await orderOver({
    [listing]: outboxOf(0),
    [sending]: () => good({ mail: { interactionId: '20431' } }),
  });
  await order.verify();
  const both = await Promise.all([order.confirm(), order.confirm()]);
  expect([...both, await order.confirm()]).toEqual(Array(3).fill({ outcome: 'made', made: { threadId: '20431' } }));
  expect(sent()).toBe(1);
  const { headers, body, url } = bank.asked.find(({ call }) => call === sending) ?? {};
  expect([headers?.get('X-Party-Id'), url?.searchParams.get('locale')]).toEqual(['A77B', 'en']);
  expect(JSON.parse(body ?? '')).toEqual({
    messageType: 'M',
    subjectId: '3',
    subject: 'Hay & straw',
    messageBody: 'Is it dry?\nWhen can you bring it?',
    party: { value: 'A77B' },
  });
});

it.each([
  ['a cut connection', lost],
  ['an error of the service', () => refused(500, 'DIGX_PROD_DEF_0000')],
  ['a gateway in between', () => json(429, {})],
])('finds the message in the outbox after %s', async (_name, answer) => {
  const { order, sent } = await orderOver({ [listing]: [outboxOf(1), outboxOf(2)], [sending]: answer });
  await order.verify();
  expect(await order.confirm()).toEqual({ outcome: 'made', made: {} });
  expect(sent()).toBe(1);
});

it('does not take an earlier message with the same text for this one, and never sends it again by itself', async () => {
  const { order, sent } = await orderOver({
    [listing]: [outboxOf(1), outboxOf(1), outboxOf(1), outboxOf(2)],
    [sending]: lost,
  });
  await order.verify();
  expect(await order.confirm()).toMatchObject({ outcome: 'unknown' });
  expect(await order.confirmAgain()).toMatchObject({ outcome: 'unknown' });
  expect(order.confirmAgainAt()).toBeUndefined();
  expect(await order.confirm()).toEqual({ outcome: 'made', made: {} });
  expect(sent()).toBe(1);
});

it.each([
  ['subject', { subject: 'Hay' }],
  ['kind of subject', { subjectId: '2' }],
  ['words', { messageBody: 'Is it dry?' }],
])('does not take a message with other %s for this one', async (_name, over) => {
  const { order } = await orderOver({ [listing]: [outboxOf(0), outboxOf(1, over)], [sending]: lost });
  await order.verify();
  expect(await order.confirm()).toMatchObject({ outcome: 'unknown' });
});

it('says that the outcome is unknown when the outbox cannot be read', async () => {
  const { order } = await orderOver({ [listing]: [outboxOf(0), lost], [sending]: lost });
  await order.verify();
  expect(await order.confirm()).toMatchObject({ outcome: 'unknown', error: { kind: 'fault' } });
});

it('sends again what the bank refused', async () => {
  const { order, sent } = await orderOver({
    [listing]: outboxOf(0),
    [sending]: [() => refused(400, 'DIGX_CZ_MAIL_03'), () => good({ mail: { messageId: { value: 'M-new' } } })],
  });
  await order.verify();
  expect(await order.confirm()).toMatchObject({ outcome: 'refused', error: { code: 'DIGX_CZ_MAIL_03' } });
  expect(await order.confirm()).toMatchObject({ outcome: 'made' });
  expect(sent()).toBe(2);
});

it.each([
  ['no message', { mail: {} }],
  ['an earlier message', { mail: { messageId: { value: 'M-0' }, interactionId: '20431' } }],
  ['a message with other words', { mail: { messageId: { value: 'M-9' }, messageBody: 'Is it wet?' } }],
  ['a message about something else', { mail: { messageId: { value: 'M-9' }, subjectId: '2' } }],
])('does not take an answer that names %s for this one', async (_name, answer) => {
  const { order, sent } = await orderOver({ [listing]: outboxOf(1), [sending]: () => good(answer) });
  await order.verify();
  expect(await order.confirm()).toMatchObject({ outcome: 'unknown' });
  expect(sent()).toBe(1);
});

it('does not take an answer about another conversation for a reply', async () => {
  const replying = 'POST /v1/mailbox/mails/M-7/replyMail';
  const bank = scriptedBank({ [listing]: outboxOf(0), [replying]: () => good({ mail: { interactionId: 'T8' } }) });
  const { store } = await signedInStore(bank.fetch);
  const order = store.dispatch(createMailOrder({ ...mail, replyingTo: { id: 'M-7', threadId: 'T7' } }));
  await order.verify();
  expect(await order.confirm()).toMatchObject({ outcome: 'unknown' });
});

it('takes the words that the bank repeats as it encodes them', async () => {
  const repeated = { subject: 'Hay &amp; straw', messageBody: 'Is it dry?\r\nWhen can you bring it? ' };
  const answer = { mail: { messageId: { value: 'M-9' }, ...repeated } };
  const { order } = await orderOver({ [listing]: outboxOf(0), [sending]: () => good(answer) });
  await order.verify();
  expect(await order.confirm()).toMatchObject({ outcome: 'made' });
});

it('sends nothing before the outbox has been read', async () => {
  const { order, sent } = await orderOver({ [listing]: lost, [sending]: lost });
  expect(await order.verify()).toMatchObject({ error: { kind: 'fault' } });
  await expect(order.confirm()).rejects.toThrow('verified before');
  expect(sent()).toBe(0);
});

it('sends a reply to the message it answers, with its conversation', async () => {
  const replying = 'POST /v1/mailbox/mails/M-7/replyMail';
  const bank = scriptedBank({ [listing]: outboxOf(0), [replying]: () => good({ mail: { interactionId: 'T7' } }) });
  const { store } = await signedInStore(bank.fetch);
  const order = store.dispatch(createMailOrder({ ...mail, replyingTo: { id: 'M-7', threadId: 'T7' } }));
  await order.verify();
  expect(await order.confirm()).toEqual({ outcome: 'made', made: { threadId: 'T7' } });
  const body = bank.asked.find(({ call }) => call === replying)?.body ?? '';
  expect(JSON.parse(body)).toMatchObject({ subject: 'Hay & straw', interactionId: 'T7' });
});
