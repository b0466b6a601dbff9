import { expect, it } from 'vitest';
import { lastEntry, nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';

async function nellReading() {
  const { sandbox, hand } = await nellAtHome();
  const mails = async (flag: 'T' | 'F') =>
    ((await hand.call('GET', `/v1/mailbox/mails?deleteStatus=false&msgFlag=${flag}`)).body as { mails: WireMail[] })
      .mails;
  const { body: me } = await hand.call('GET', '/v1/me');
  const party = (me as { entities: { partyId: { value: string } }[] }).entities[0]?.partyId;
  const json = { messageType: 'M', subjectId: '2', subject: 'Re: About rates', messageBody: 'Thank you.', party };
  return { sandbox, hand, mails, json };
}

it('reads one message without marking it', async () => {
  const { sandbox, hand, mails } = await nellReading();
  const [rates] = await mails('T');
  const { status, body } = await hand.call('GET', `/v1/mailbox/mails/${rates?.messageId.value}`);
  expect([status, (body as { mail: unknown }).mail]).toEqual([200, rates]);
  expect(rates).toMatchObject({ sender: 'Secure Mail Desk', messageUserMappings: [{ status: 'U' }] });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept', rule: 'mail.one' });
  const [address] = await mails('F');
  expect(address).toMatchObject({ sender: 'Eleanor O&#x27;Hara' });
});

it('reads one bulletin without marking it', async () => {
  const { sandbox, hand } = await nellReading();
  const { body } = await hand.call('GET', '/v1/mailbox/mailers');
  const [holidays] = (body as { mailerUserMapDTOs: { mailerId: { value: string } }[] }).mailerUserMapDTOs;
  const one = await hand.call('GET', `/v1/mailbox/mailers/${holidays?.mailerId.value}`);
  expect(one).toMatchObject({ status: 200, body: { mailerUserMapDTO: { ...holidays, status: 'U' } } });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept', rule: 'mail.bulletin' });
});

it('adds a reply to the conversation and the outbox', async () => {
  const { sandbox, hand, mails, json } = await nellReading();
  const [rates] = await mails('T');
  const sent = await hand.call('POST', `/v1/mailbox/mails/${rates?.messageId.value}/replyMail`, { json });
  expect(sent).toMatchObject({ status: 201, body: { mail: { interactionId: rates?.interactionId } } });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept', rule: 'mail.sent' });
  expect((await mails('F'))[0]).toMatchObject({ subject: 'Re: About rates', interactionId: rates?.interactionId });
});

it('keeps a conversation in the order of writing while the clock stands still', async () => {
  const { sandbox, hand, mails, json } = await nellReading();
  const first = await hand.call('POST', '/v1/mailbox/mails', {
    json: { ...json, subject: 'Rates', messageBody: 'One?' },
  });
  const { interactionId } = (first.body as { mail: WireMail }).mail;
  const newest = async () => (await mails('T')).find((mail) => mail.interactionId === interactionId)?.messageId.value;
  const answers = () => sandbox.control.doVerb({ verb: 'answer-mail', persona: 'nell' });
  await answers();
  for (const messageBody of ['Two?', 'Three?']) {
    const path = `/v1/mailbox/mails/${await newest()}/replyMail`;
    await hand.call('POST', path, { json: { ...json, messageBody } });
  }
  await answers();
  const all = [...(await mails('T')), ...(await mails('F'))].filter((mail) => mail.interactionId === interactionId);
  const inOrder = all.sort((left, right) => (left.creationDate < right.creationDate ? -1 : 1));
  expect(inOrder.map(({ messageUserMappings: [mapping] }) => mapping.msgFlag)).toEqual(['F', 'T', 'F', 'F', 'T', 'T']);
  expect(inOrder.map(({ messageBody }) => messageBody).filter((body) => body.endsWith('?'))).toEqual([
    'One?',
    'Two?',
    'Three?',
  ]);
});

it.each([
  ['GET', '/v1/mailbox/mails/unknown'],
  ['GET', '/v1/mailbox/mailers/unknown'],
  ['POST', '/v1/mailbox/mails/unknown/replyMail'],
] as const)('%s finds nothing under %s', async (method, path) => {
  const { hand, json } = await nellReading();
  expect(await hand.call(method, path, method === 'POST' ? { json } : {})).toMatchObject({
    status: 404,
    body: { message: { code: 'DIGX_CZ_MAIL_01' } },
  });
});

it('refuses a reply to a message of the customer’s own', async () => {
  const { hand, mails, json } = await nellReading();
  const [address] = await mails('F');
  expect(await hand.call('POST', `/v1/mailbox/mails/${address?.messageId.value}/replyMail`, { json })).toMatchObject({
    status: 404,
  });
});

interface WireMail {
  readonly messageId: { readonly value: string };
  readonly interactionId: string;
  readonly messageBody: string;
  readonly creationDate: string;
  readonly messageUserMappings: readonly [{ readonly msgFlag: 'T' | 'F' }];
}
