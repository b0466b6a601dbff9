import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { answerNow, owedTo } from '#sandbox/bank/mail/desk.ts';
import { consentsOf, endConsent, nextProvider, requestAccess } from '#sandbox/bank/preferences/access-requests.ts';
import { findAccessPoint } from '#sandbox/bank/preferences/providers.ts';
import type { AccountAccessRecord } from '#sandbox/bank/records/account-access.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { switchPhoneOff, switchPhoneOn } from '#sandbox/bank/security/phone.ts';
import { endSessionsOf } from '#sandbox/bank/session/sessions.ts';
import { thingOr, verbOn, verbOnCustomer } from './verb.ts';

export function isSignedIn(bank: Bank, userId: string): boolean {
  return bank.records.all('sessions').some((session) => session.userId === userId && session.ended === 'no');
}

function ending(title: string, how: Parameters<typeof endSessionsOf>[2], asIf: string) {
  return verbOnCustomer({
    group: 'session',
    title,
    what: (_, { id }) => `The session of ${id} ends as if ${asIf}; their next call is refused.`,
    whyNot: (bank, { id }) => (isSignedIn(bank, id) ? undefined : `${id} is not logged in.`),
    changes: (bank, { id }) => endSessionsOf(bank, id, how),
  });
}

export const sessionVerbs = {
  'expire-session': ending('Let the session run out', 'expired', 'it had been idle for too long'),
  'end-session-elsewhere': ending('End it from elsewhere', 'replaced', 'they had logged in on another device'),
};

export const phoneVerbs = {
  'switch-phone-off': verbOnCustomer({
    group: 'phone',
    title: 'Switch the phone off',
    what: (_, { id }) => `The phone of ${id} goes off, and codes sent to it wait until it is on again.`,
    whyNot: (_, { id, phoneIsOn }) => (phoneIsOn ? undefined : `The phone of ${id} is off already.`),
    changes: (_, user) => switchPhoneOff(user),
  }),
  'switch-phone-on': verbOnCustomer({
    group: 'phone',
    title: 'Switch the phone on',
    what: (bank, user) => `The phone of ${user.id} goes on, and ${waitingText(bank, user)}.`,
    whyNot: (_, { id, phoneIsOn }) => (phoneIsOn ? `The phone of ${id} is on already.` : undefined),
    changes: switchPhoneOn,
  }),
};

export const mailVerbs = {
  'answer-mail': verbOnCustomer({
    group: 'mail',
    title: 'Let the desk answer now',
    what: (bank, { id }) => `The desk answers ${messagesText(owedTo(bank, id).length)} of ${id}.`,
    whyNot: (bank, { id }) => (owedTo(bank, id).length === 0 ? `No message of ${id} awaits an answer.` : undefined),
    changes: (bank, { id }) => answerNow(bank, id),
  }),
};

export const providerVerbs = {
  'provider-asks': verbOn({
    group: 'provider',
    title: 'Have a provider ask for access',
    generally: 'The next provider asks the customer for access to their accounts.',
    beforeOpening: true,
    want(bank, { id }) {
      const provider = nextProvider(bank, id);
      return provider === undefined ? { why: `Every provider has asked ${id} already.` } : { thing: { id, provider } };
    },
    what: (_, { id, provider }) =>
      `${provider.name} asks ${id} for access to their accounts; its link leads to /settings/paymentcompanies.`,
    changes: (_, { id, provider }) => requestAccess(id, provider),
  }),
  'end-consent': verbOn({
    group: 'provider',
    title: 'End a provider’s access',
    generally: 'A provider may no longer do what the customer has allowed it.',
    details: { consent: { label: 'Access', form: 'choice', value: '' } },
    now: (bank, user) => ({
      consent: consentsOf(bank, user).map((access) => ({ id: access.id, title: consentText(bank, access) })),
    }),
    want(bank, user, { consent }) {
      const consents = consentsOf(bank, user);
      if (consent === '') return thingOr(consents[0], `No provider has access to accounts of ${user.id}.`);
      const named = consents.find(({ id, accessPointId }) => id === consent || accessPointId === consent);
      return thingOr(named, `No provider “${consent}” has access to accounts of ${user.id}.`);
    },
    what: (bank, access) =>
      `${consentText(bank, access)}: the access ends. Nothing is shared any more, and the customer may allow it again at /settings/paymentcompanies.`,
    changes: (_, access) => endConsent(access),
  }),
};

function consentText({ records }: Bank, { accessPointId, partyId, grants }: AccountAccessRecord): string {
  const provider = findAccessPoint(accessPointId)?.name ?? accessPointId;
  const party = records.find('parties', partyId)?.name ?? partyId;
  return `${provider}, with ${grants.length === 1 ? '1 account' : `${grants.length} accounts`} of ${party}`;
}

function waitingText(bank: Bank, { id }: UserRecord): string {
  const waiting = bank.records.all('phoneMessages').filter((sent) => sent.userId === id && sent.arrivedAt === null);
  if (waiting.length === 0) return 'no message waits for it';
  return waiting.length === 1
    ? 'the message that waits for it arrives'
    : `the ${waiting.length} messages that wait for it arrive`;
}

function messagesText(count: number): string {
  return count === 1 ? 'the message' : `the ${count} messages`;
}
