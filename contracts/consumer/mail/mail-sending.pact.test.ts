import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import { accessDenied, refusal } from '#contracts/consumer/expected-refusals.ts';
import { allWell, aParty, fromState, maskedId, refusedWith } from '#contracts/consumer/wire.ts';
import { createMailOrder, type NewMail } from '#src/api/mail/mail-order.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';

const { like } = MatchersV3;

const bank = pactOf('mail-sending');

const persona = 'private-customer';
const mailsPath = '/digx/v1/mailbox/mails';
const party = asId<PartyId>(aParty);

const question: NewMail = {
  party,
  subjectId: '2',
  subject: 'General Account Query',
  body: 'Please send the next statement to our Malton address.',
};

function bodyOf({ subjectId, subject, body, replyingTo }: NewMail, party: unknown = fromState('ownParty', aParty)) {
  const written = { messageType: 'M', subjectId, subject, messageBody: body, party: { value: party } };
  return replyingTo === undefined ? written : { ...written, interactionId: replyingTo.threadId };
}

async function send({ store }: CustomerApp, mail = question) {
  const order = store.dispatch(createMailOrder(mail));
  const ready = await order.verify();
  return 'error' in ready ? { outcome: 'refused' as const, error: ready.error } : order.confirm();
}

it.each([
  ['a question about an account', question],
  ['a message with a subject of its own', { ...question, subjectId: '3', subject: 'Saturday’s runners & riders' }],
  [
    'a marketing preference',
    {
      ...question,
      subjectId: '8',
      subject: 'MARKETING_RESPONSE consent=true post=false telephone=false email=true text=false',
      body: 'Marketing preferences: yes, by e-mail.',
    },
  ],
  [
    'the wish for no marketing',
    {
      ...question,
      subjectId: '8',
      subject: 'MARKETING_RESPONSE nonConsent=true',
      body: 'Marketing preferences: no marketing.',
    },
  ],
  [
    'a request for an international payment, longer than a person may write',
    { ...question, subjectId: '7', subject: 'International payment request', body: `Payee: ${'a'.repeat(1100)}` },
  ],
] as const)('sends %s', (what, mail) =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked(`${what} is sent`, 'POST', mailsPath, { body: bodyOf(mail) })
    .answers(201, {
      ...allWell,
      mail: { messageId: maskedId('7B21D7C6A0B25E93', '20431'), interactionId: like('20431') },
    })
    .by('sendMail', async (app) => {
      expect(await send(app, mail)).toEqual({
        outcome: 'made',
        made: { threadId: '20431' },
      });
    }),
);

it.each([
  ['without a text', { ...question, body: ' ' }, 'DIGX_CZ_MAIL_02', 'enter a subject and a message'],
  ['of 1,001 characters', { ...question, body: 'a'.repeat(1001) }, 'DIGX_CZ_MAIL_03', 'at most 1,000 characters'],
  [
    'with a marketing preference without a choice',
    { ...question, subjectId: '8', subject: 'MARKETING_RESPONSE consent=true', body: 'Marketing preferences: yes.' },
    'DIGX_CZ_MKT_01',
    'select at least one option',
  ],
] as const)('reports that a message %s is refused', (what, mail, code, words) =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked(`a message ${what} is refused`, 'POST', mailsPath, { body: bodyOf(mail) })
    .answers(400, refusedWith(code))
    .by('sendMail', async (app) => {
      const outcome = await send(app, mail);
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(400, code, words) });
    }),
);

it('reports that nobody may write for the entity of another customer', () =>
  bank
    .given('customer {persona} holds the token of a party that belongs to another customer', { persona })
    .asked("a message for another customer's entity is refused", 'POST', mailsPath, {
      body: bodyOf(question, fromState('foreignParty', aParty)),
    })
    .answers(403, refusedWith('DIGX_CZ_ACCESS_DENIED'))
    .by('sendMail', async (app) => {
      expect(await send(app)).toEqual({ outcome: 'refused', error: accessDenied });
    }));

const aMail = '41D7C6A0B25E93F8';
const reply: NewMail = {
  ...question,
  subject: 'Re: Payment Query',
  subjectId: '6',
  replyingTo: { id: aMail, threadId: '20417' },
};

it('replies to a message of the inbox', () =>
  bank
    .given('customer {persona} has mail in the {box}', { persona, box: 'inbox' })
    .asked(
      'a reply joins the conversation of the message it answers',
      'POST',
      fromState('mail', aMail, `${mailsPath}/`, '/replyMail'),
      { body: bodyOf(reply) },
    )
    .answers(201, {
      ...allWell,
      mail: { messageId: maskedId('8C21D7C6A0B25E94', '20432'), interactionId: like('20417') },
    })
    .by('replyToMail', async (app) => {
      const outcome = await send(app, reply);
      expect(outcome).toEqual({ outcome: 'made', made: { threadId: '20417' } });
    }));

it('reports that there is nothing to reply to', () =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked('a reply to a message that nobody knows is refused', 'POST', `${mailsPath}/${aMail}/replyMail`, {
      body: bodyOf(reply),
    })
    .answers(404, refusedWith('DIGX_CZ_MAIL_01'))
    .by('replyToMail', async (app) => {
      const outcome = await send(app, reply);
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(404, 'DIGX_CZ_MAIL_01', 'could not find') });
    }));

it('reports that a reply without a text is refused', () =>
  bank
    .given('customer {persona} has mail in the {box}', { persona, box: 'inbox' })
    .asked('a reply without a text is refused', 'POST', fromState('mail', aMail, `${mailsPath}/`, '/replyMail'), {
      body: bodyOf({ ...reply, body: ' ' }),
    })
    .answers(400, refusedWith('DIGX_CZ_MAIL_02'))
    .by('replyToMail', async (app) => {
      const outcome = await send(app, { ...reply, body: ' ' });
      expect(outcome).toEqual({
        outcome: 'refused',
        error: refusal(400, 'DIGX_CZ_MAIL_02', 'enter a subject and a message'),
      });
    }));

closePact('mail-sending');
