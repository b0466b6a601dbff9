import { expect, it } from 'vitest';
import { nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';

interface WireMails {
  readonly mails: readonly { readonly subject: string; readonly messageBody: string; readonly interactionId: string }[];
}

async function nellsMail() {
  const { sandbox, hand } = await nellAtHome();
  const inbox = async () =>
    ((await hand.call('GET', '/v1/mailbox/mails?deleteStatus=false&msgFlag=T')).body as WireMails).mails;
  return { sandbox, hand, inbox };
}

it('writes to a customer as the bank, each time another message', async () => {
  const { sandbox, inbox } = await nellsMail();
  const before = (await inbox()).length;
  await sandbox.control.sendMail({ persona: 'nell', subject: ' Your visit ', body: '<p>See you <b>soon</b></p>' });
  await sandbox.control.sendMail({ persona: 'nell', subject: 'Your visit', body: 'See you' });
  expect((await inbox()).slice(0, 2)).toMatchObject([
    { subject: 'Your visit', messageBody: 'See you' },
    { subject: 'Your visit', messageBody: '&lt;p&gt;See you &lt;b&gt;soon&lt;/b&gt;&lt;/p&gt;' },
  ]);
  expect(await inbox()).toHaveLength(before + 2);
});

it.each([
  ['an unknown persona', { persona: 'nobody', subject: 'Hay', body: 'Hay' }],
  ['no subject', { persona: 'nell', subject: ' ', body: 'Hay' }],
  ['no text', { persona: 'nell', subject: 'Hay', body: '' }],
])('sends nothing to or with %s', async (_name, wanted) => {
  const { control } = await openSmallSandbox();
  expect(await control.sendMail(wanted)).toMatchObject({ outcome: 'refused' });
});

it('lets the desk answer before its time, once', async () => {
  const { sandbox, hand, inbox } = await nellsMail();
  const answerNow = () => sandbox.control.doVerb({ verb: 'answer-mail', persona: 'nell' });
  expect(await answerNow()).toMatchObject({ outcome: 'refused', reason: 'No message of nell awaits an answer.' });

  const { body: me } = await hand.call('GET', '/v1/me');
  const party = (me as { entities: { partyId: { value: string } }[] }).entities[0]?.partyId;
  const json = { messageType: 'M', subjectId: '6', subject: 'Payment Query', messageBody: 'Where is it?', party };
  await hand.call('POST', '/v1/mailbox/mails', { json });
  expect(await sandbox.control.due()).toMatchObject({
    due: expect.arrayContaining([
      expect.objectContaining({ at: '2026-03-02T11:00:00.000Z', what: 'The desk answers “Payment Query” of nell' }),
    ]),
  });
  expect(await answerNow()).toMatchObject({ outcome: 'done' });
  expect((await inbox())[0]).toMatchObject({ subject: 'Re: Payment Query', interactionId: 'thread-sent-1' });
  const count = (await inbox()).length;
  await sandbox.control.advanceClock('P1D', 'kept');
  expect(await inbox()).toHaveLength(count);
});
