import { expect, it } from 'vitest';
import { lastEntry, nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';

it('sends a message and lists it in the outbox, its texts encoded once', async () => {
  const { sandbox, hand } = await nellAtHome();
  const { body: me } = await hand.call('GET', '/v1/me');
  const party = (me as { entities: { partyId: { value: string } }[] }).entities[0]?.partyId;
  const json = {
    messageType: 'M',
    subjectId: '3',
    subject: 'Hay & <straw>',
    messageBody: 'Is it "dry"?',
    party: { value: party?.value },
  };
  const sent = await hand.call('POST', '/v1/mailbox/mails', { json });
  expect(sent).toMatchObject({ status: 201, body: { mail: { interactionId: 'thread-sent-1' } } });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'mail.sent', contract: 'kept' });

  const { body } = await hand.call('GET', '/v1/mailbox/mails?deleteStatus=false&msgFlag=F');
  expect((body as { mails: unknown[] }).mails[0]).toMatchObject({
    subject: 'Hay &amp; &lt;straw&gt;',
    subjectId: '3',
    messageBody: 'Is it &quot;dry&quot;?',
    creationDate: '2026-03-02T10:00:00.000Z',
    party: { value: party?.value, displayValue: '***ell' },
    messageUserMappings: [{ msgFlag: 'F', status: 'R', deleteStatus: false }],
  });
});

it.each([
  ['an unknown subject', { subjectId: '9' }, 400, '10011'],
  ['no text', { messageBody: ' ' }, 400, 'DIGX_CZ_MAIL_02'],
  ['too long a text', { messageBody: 'a'.repeat(1001) }, 400, 'DIGX_CZ_MAIL_03'],
  ['an entity of somebody else', { party: { value: 'none' } }, 403, 'DIGX_CZ_ACCESS_DENIED'],
])('refuses %s and sends nothing', async (_name, over, status, code) => {
  const { hand } = await nellAtHome();
  const { body: me } = await hand.call('GET', '/v1/me');
  const party = (me as { entities: { partyId: { value: string } }[] }).entities[0]?.partyId;
  const json = { messageType: 'M', subjectId: '3', subject: 'Hay', messageBody: 'Is it dry?', party, ...over };
  expect(await hand.call('POST', '/v1/mailbox/mails', { json })).toMatchObject({ status, body: { message: { code } } });
  const { body } = await hand.call('GET', '/v1/mailbox/mails?deleteStatus=false&msgFlag=F');
  expect((body as { mails: unknown[] }).mails).toHaveLength(1);
});
