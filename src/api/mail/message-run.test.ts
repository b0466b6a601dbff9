import { expect, it } from 'vitest';
import { createFormNote, openNotes } from '#src/api/orders/form-note.ts';
import { readNotes } from '#src/api/orders/ledger.ts';
import { passed } from '#src/api/orders/left-note.fixture.ts';
import { confirmAgainAfterMs } from '#src/api/orders/order.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { profileAnswer } from '#src/api/store/answers.fixture.ts';
import { good, json, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import type { NewMail } from './mail-order.ts';
import { createMessageRun, lookUpMessages, sameInDoubt } from './message-run.ts';

const sending = 'POST /v1/mailbox/mails';
const listing = 'GET /v1/mailbox/mails';
const mail: NewMail = { party: asId<PartyId>('A77B'), subjectId: '3', subject: 'Hay', body: 'Is it dry?' };
const lost = () => Promise.reject(new TypeError('cut'));

function outboxOf(count: number) {
  const same = { subjectId: '3', subject: 'Hay', messageBody: 'Is it  dry?\r\n' };
  const mails = Array.from({ length: count }, (_, index) => ({ messageId: { value: `M-${index}` }, ...same }));
  return () => good({ mails });
}

/** A form on a page of its own. */
async function pageOver(script: Parameters<typeof scriptedBank>[0], profile = profileAnswer) {
  const bank = scriptedBank({ 'GET /v1/me': () => good(profile), ...script });
  const { store } = await signedInStore(bank.fetch);
  await store.dispatch(profileApi.endpoints.getProfile.initiate({ party: false }));
  const note = createFormNote('message');
  const send = store.dispatch(createMessageRun(mail, note));
  const sendings = () => bank.calls().filter((call) => call === sending).length;
  return { store, note, send, sendings };
}

it.each([
  ['sent', () => good({ mail: { messageId: { value: 'M-new' } } })],
  ['refused', () => refused(400, 'DIGX_CZ_MAIL_03')],
])('leaves no note of a message that was %s in front of its writer', async (outcome, answer) => {
  const { send } = await pageOver({ [listing]: outboxOf(0), [sending]: answer });
  expect((await send()).outcome).toBe(outcome);
  expect(readNotes()).toEqual([]);
});

it('is found in the outbox by a later session, which sends nothing', async () => {
  const first = await pageOver({ [listing]: outboxOf(1), [sending]: lost });
  expect(await first.send()).toEqual({ outcome: 'unknown' });
  first.note.left();
  expect(openNotes()).toMatchObject([{ kind: 'message', before: 1 }]);
  expect(await sameInDoubt({ ...mail, party: asId<PartyId>('later') })).toHaveLength(1);
  expect(await sameInDoubt({ ...mail, body: 'Is it wet?' })).toEqual([]);

  const later = await pageOver({ [listing]: [outboxOf(1), lost, outboxOf(2)], [sending]: lost });
  const look = () => later.store.dispatch(lookUpMessages(openNotes()));
  await look();
  await look();
  expect(openNotes()[0]?.result).toBeUndefined();
  await look();
  expect(openNotes()).toMatchObject([{ result: 'made' }]);
  expect(later.sendings()).toBe(0);
});

it.each([
  ['was sent', () => good({ mail: { messageId: { value: 'M-new' } } }), 'made'],
  ['was refused', () => refused(400, 'DIGX_CZ_MAIL_03'), 'not-made'],
] as const)('says that a message whose form was left meanwhile %s', async (_name, answer, result) => {
  const { send, note } = await pageOver({ [listing]: outboxOf(0), [sending]: answer });
  const outcome = send();
  note.left();
  await outcome;
  expect(openNotes()).toMatchObject([{ result }]);
});

it('is released once it has been missing for longer than a gateway takes', async () => {
  const { send, sendings } = await pageOver({
    [listing]: [outboxOf(1), outboxOf(1), lost, outboxOf(1)],
    [sending]: lost,
  });
  expect(await send()).toEqual({ outcome: 'unknown' });
  passed(confirmAgainAfterMs + 1_000);
  // Nobody could look.
  expect(await send()).toEqual({ outcome: 'unknown' });
  expect(readNotes()).toHaveLength(1);
  expect(await send()).toEqual({ outcome: 'not-received' });
  expect([readNotes(), sendings()]).toEqual([[], 1]);
});

it('is not released a moment earlier, nor if it has arrived', async () => {
  const { send } = await pageOver({ [listing]: [outboxOf(1), outboxOf(1), outboxOf(1), outboxOf(2)], [sending]: lost });
  await send();
  passed(confirmAgainAfterMs - 1_000);
  expect(await send()).toEqual({ outcome: 'unknown' });
  passed(2_000);
  expect(await send()).toEqual({ outcome: 'sent' });
});

it('was not sent where there was no nonce to send it with, and leaves no note', async () => {
  const nonce = (name: string) => () => good({}, { 'x-nonce': JSON.stringify({ nonce: [name] }) });
  const { send, sendings } = await pageOver({
    'POST /v1/session/nonce': [nonce('a'), nonce('b'), lost],
    [listing]: outboxOf(0),
    [sending]: () => good({ mail: { messageId: { value: 'M-new' } } }),
  });
  expect(await send()).toMatchObject({ outcome: 'refused', error: { isUnsent: true } });
  expect([readNotes(), sendings()]).toEqual([[], 0]);
});

it('was not sent when a limiter turned it away and the outbox is without it', async () => {
  const { send } = await pageOver({ [listing]: outboxOf(0), [sending]: () => json(429, {}) });
  expect(await send()).toMatchObject({ outcome: 'refused', error: { status: 429 } });
  expect(readNotes()).toEqual([]);
});

it('is told as not sent by later pages as well', async () => {
  const first = await pageOver({ [listing]: outboxOf(1), [sending]: lost });
  await first.send();
  first.note.left();
  const later = await pageOver({ [listing]: [outboxOf(1), lost, outboxOf(1)], [sending]: lost });
  const look = () => later.store.dispatch(lookUpMessages(openNotes()));
  await look();
  passed(confirmAgainAfterMs + 1_000);
  await look();
  expect(openNotes()[0]?.result).toBeUndefined();
  await look();
  expect(openNotes()).toMatchObject([{ result: 'not-made' }]);
});

it('is never told as not sent to somebody else, whose outbox proves nothing', async () => {
  const first = await pageOver({ [listing]: outboxOf(0), [sending]: lost });
  await first.send();
  first.note.left();
  const other = { ...profileAnswer, userProfile: { ...profileAnswer.userProfile, userName: 'joint-holder' } };
  const later = await pageOver({ [listing]: outboxOf(0), [sending]: lost }, other);
  passed(10 * confirmAgainAfterMs);
  await later.store.dispatch(lookUpMessages(openNotes()));
  expect(openNotes()[0]?.result).toBeUndefined();
});
