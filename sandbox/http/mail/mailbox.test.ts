import { expect, it } from 'vitest';
import { nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';

const read = { messageUserMappings: [{ status: 'R', deleteStatus: false }] };

it('lists mails and bulletins and marks them as read', async () => {
  const { sandbox, hand } = await nellAtHome();
  const inbox = async () =>
    ((await hand.call('GET', '/v1/mailbox/mails?deleteStatus=false&msgFlag=T')).body as { mails: WireMail[] }).mails;
  const bulletins = async () =>
    ((await hand.call('GET', '/v1/mailbox/mailers')).body as { mailerUserMapDTOs: WireBulletin[] }).mailerUserMapDTOs;
  const [rates] = await inbox();
  expect(rates).toMatchObject({
    messageType: 'M',
    subject: 'About rates',
    subjectId: 'GEN',
    creationDate: '2026-02-28T09:30:00.000Z',
    interactionId: 'thread-rates',
    messageUserMappings: [{ msgFlag: 'T', status: 'U', deleteStatus: false }],
  });
  expect(await hand.call('PUT', `/v1/mailbox/mails/${rates?.messageId.value}`, { json: read })).toMatchObject({
    status: 200,
  });
  expect((await inbox()).map(({ messageUserMappings: [mapping] }) => mapping.status)).toEqual(['R', 'R']);

  const [holidays] = await bulletins();
  expect(holidays).toMatchObject({ subject: 'About holidays', status: 'U' });
  await hand.call('PUT', `/v1/mailbox/mailers/${holidays?.mailerId.value}`, { json: { status: 'R' } });
  expect(await bulletins()).toMatchObject([{ status: 'R' }]);
  const entries = (await sandbox.control.journal()).filter((entry) => entry.kind === 'request');
  expect(entries.filter(({ contract }) => contract !== 'kept')).toEqual([]);
});

it.each([
  ['/v1/mailbox/mails/unknown', read],
  ['/v1/mailbox/mailers/unknown', { status: 'R' }],
])('finds nothing under %s', async (path, json) => {
  const { hand } = await nellAtHome();
  expect(await hand.call('PUT', path, { json })).toMatchObject({
    status: 404,
    body: { message: { code: 'DIGX_CZ_MAIL_01' } },
  });
});

interface WireMail {
  readonly messageId: { readonly value: string };
  readonly messageUserMappings: readonly [{ readonly status: string }];
}

interface WireBulletin {
  readonly mailerId: { readonly value: string };
}
