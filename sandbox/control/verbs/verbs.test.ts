import { expect, it } from 'vitest';
import type { Control } from '#sandbox/control/control-api.ts';
import { createMemoryJournalStore } from '#sandbox/control/journal/memory-journal.fixture.ts';
import { nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { verbNames } from './verbs.ts';

async function verbsOf(control: Control, persona?: string) {
  const told = await control.verbs(persona);
  if (told.outcome === 'refused') throw new Error(told.reason);
  return Object.fromEntries(told.verbs.map(({ verb, possible, why, what }) => [verb, { possible, why, what }]));
}

it('describes every verb, or says why it does not apply, and changes nothing', async () => {
  const { control } = await openSmallSandbox();
  const before = await control.state();
  const verbs = await verbsOf(control, 'nell');
  expect(Object.keys(verbs)).toEqual(verbNames);
  expect(verbs['expire-session']).toMatchObject({ possible: false, why: 'nell is not logged in.' });
  expect(verbs['switch-phone-on']).toMatchObject({ possible: false, why: 'The phone of nell is on already.' });
  expect(verbs['switch-phone-off']).toMatchObject({ possible: true, what: expect.stringMatching(/goes off.*\.$/) });
  expect(verbs['switch-phone-off']).toHaveProperty('why', undefined);
  expect(await control.state()).toEqual(before);
});

it.each(['expire-session', 'end-session-elsewhere'])('ends the session by %s, once', async (verb) => {
  const { sandbox, hand } = await nellAtHome();
  const { control } = sandbox;
  expect(await verbsOf(control, 'nell')).toMatchObject({ [verb]: { possible: true } });
  expect(await control.doVerb({ verb, persona: 'nell' })).toMatchObject({ outcome: 'done' });
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 401 });
  expect(await control.customer('nell')).toMatchObject({ signedIn: false });
  expect(await control.doVerb({ verb, persona: 'nell' })).toEqual({
    outcome: 'refused',
    why: 'not-now',
    reason: 'nell is not logged in.',
  });
});

it('ends only that customer’s session', async () => {
  const { sandbox, hand } = await nellAtHome();
  await sandbox.control.openSession('newcomer');
  await sandbox.control.doVerb({ verb: 'expire-session', persona: 'newcomer' });
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 200 });
});

it('switches the phone of an unopened persona off and on, once each way', async () => {
  const { control } = await openSmallSandbox();
  const off = { verb: 'switch-phone-off', persona: 'nell' };
  expect(await control.doVerb(off)).toMatchObject({ outcome: 'done' });
  expect(await control.phone()).toMatchObject({ phones: [{ persona: 'nell', on: false }], messages: [] });
  expect(await control.doVerb(off)).toMatchObject({ reason: 'The phone of nell is off already.' });
  expect(await control.doVerb({ verb: 'switch-phone-on', persona: 'nell' })).toMatchObject({ outcome: 'done' });
  expect(await control.phone('nell')).toMatchObject({ phones: [{ persona: 'nell', on: true }] });
});

it.each([
  ['an unknown verb', { verb: 'dance', persona: 'nell' }, 'verb', 'expire-session'],
  ['an unknown persona', { verb: 'expire-session', persona: 'nobody' }, 'persona', 'nell'],
  ['an unknown current persona', { verb: 'expire-session' }, 'persona', 'nell'],
])('names %s and the allowed values, and changes nothing', async (_, wanted, where, allowed) => {
  const { control } = await openSmallSandbox();
  const before = await control.state();
  expect(await control.doVerb(wanted)).toMatchObject({
    outcome: 'refused',
    why: 'misread',
    where,
    allowed: expect.arrayContaining([allowed]),
  });
  expect(await control.state()).toEqual(before);
});

it('defaults to the current persona’s customer', async () => {
  const { control } = await openSmallSandbox({ settings: { persona: 'nell' } });
  expect(await control.doVerb({ verb: 'switch-phone-off' })).toMatchObject({ outcome: 'done' });
  expect(await control.customer()).toMatchObject({ persona: 'nell', phoneIsOn: false });
});

it('replays every verb from the journal', async () => {
  const store = createMemoryJournalStore();
  const { sandbox } = await nellAtHome({ store });
  const { control } = sandbox;
  await control.setSwitches({ otp: '204816' });
  await control.doVerb({ verb: 'switch-phone-off', persona: 'nell' });
  await control.doVerb({ verb: 'end-session-elsewhere', persona: 'nell' });
  await control.openSession('newcomer');
  await control.doVerb({ verb: 'expire-session', persona: 'newcomer' });

  const again = await openSmallSandbox({ store, settings: {} });
  const state = await again.control.state();
  expect(state).toEqual(await control.state());
  expect(state).toMatchObject({ notice: null, switches: { otp: '204816' } });
  expect(await again.control.phone()).toEqual(await control.phone());
  expect(await again.control.customer('newcomer')).toMatchObject({ signedIn: false });
});

it('opens a bank with the verbs in its settings applied, or not at all', async () => {
  const store = createMemoryJournalStore();
  const { control } = await openSmallSandbox({ store });
  expect(await control.reset('persona:nell;otp:000000;do:switch-phone-off')).toMatchObject({
    state: { switches: { otp: '000000' }, entries: 1 },
  });
  expect(await control.customer()).toMatchObject({ persona: 'nell', phoneIsOn: false });
  const again = await openSmallSandbox({ store, settings: {} });
  expect(await again.control.customer()).toMatchObject({ persona: 'nell', phoneIsOn: false });

  const before = await control.state();
  expect(await control.reset('persona:newcomer;do:switch-phone-off,expire-session')).toMatchObject({
    outcome: 'refused',
    why: 'not-now',
    reason: 'newcomer is not logged in.',
  });
  expect(await control.state()).toEqual(before);
});

it('logs a customer in before it does a verb to their session, in a fresh bank as in the one that is there', async () => {
  const settings = 'signin:yes;advance:PT1M;do:expire-session;bookmark:Start';
  const { control } = await openSmallSandbox();
  const fresh = await control.reset(`persona:nell;${settings}`);
  expect(fresh).toMatchObject({ outcome: 'done', sessionId: expect.any(String), state: { entries: 4 } });
  expect(await control.customer('nell')).toMatchObject({ signedIn: false });
  expect(await control.adjust(settings)).toMatchObject({ outcome: 'done', state: { entries: 8 } });
  expect(await control.customer('nell')).toMatchObject({ signedIn: false });
});

it('says in the notice which verb of the host’s settings did not apply', async () => {
  const settings = { persona: 'nell', verbs: [{ verb: 'switch-phone-on' }] } as const;
  const { control } = await openSmallSandbox({ settings });
  expect(await control.state()).toMatchObject({ notice: 'The phone of nell is on already.' });
});
