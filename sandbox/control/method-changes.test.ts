import { expect, it } from 'vitest';
import { describer } from '#sandbox/personas/described/describer.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { keptPersonas } from '#sandbox/personas/kept-personas.ts';
import type { Control } from './control-api.ts';
import { type Method, methods } from './methods.ts';
import { openSmallSandbox } from './small-sandbox.fixture.ts';

const verb = { verb: 'money-in', persona: 'private-customer', with: { amount: '5' } };
const fault = { operationId: 'signIn', kind: '500' };
const stub = { operationId: 'listMails', status: 200, text: '{}', unchecked: true };
const recorded = {
  request: { method: 'GET', url: 'https://bank.example/digx/v1/accounts' },
  response: { status: 200, content: { text: '{}' } },
};

/** Arguments with which a method does what it is for. */
const given: Readonly<Partial<Record<keyof Control, readonly unknown[]>>> = {
  reset: ['seed:4'],
  adjust: ['latency:12'],
  openSession: ['private-customer'],
  joinSession: ['maker'],
  choosePersona: ['maker'],
  setClock: ['2026-03-03T09:00'],
  advanceClock: ['P1D'],
  rewind: ['here'],
  setSwitches: [{ cop: 'MBAM' }],
  addFault: [fault],
  addStub: [stub],
  addStubsFromHar: [{ har: { log: { entries: [recorded] } }, unchecked: true }],
  entry: [1],
  effect: [1],
  accounts: [{ persona: 'private-customer' }],
  verbs: ['private-customer'],
  doVerb: [verb],
  previewVerb: [verb],
  bookmark: ['there'],
  sendMail: [{ persona: 'private-customer', subject: 'Note', body: 'Please call.' }],
  createCustomers: [[{ id: 'ann-bridle' }]],
  checkCustomer: [{ id: 'ann-bridle' }],
};

async function bank() {
  const { control } = await openSmallSandbox({ personas: keptPersonas, jobKinds, describer });
  await control.openSession('private-customer');
  await control.addFault({ operationId: 'listAccounts', kind: '500' });
  await control.addStub(stub);
  await control.bookmark('here');
  const ask = (name: keyof Control, args = given[name] ?? []) =>
    (control[name] as (...each: readonly unknown[]) => Promise<unknown>)(...args);
  return { control, ask };
}

const all = Object.entries(methods) as [keyof Control, Method][];

it.each(all.filter(([, { changes }]) => !changes).map(([name]) => name))('%s only reads', async (name) => {
  const { control, ask } = await bank();
  const before = [await control.state(), await control.bookmarks()];
  const answer = await ask(name);
  expect(answer).not.toMatchObject({ outcome: 'refused' });
  expect([await control.state(), await control.bookmarks()]).toEqual(before);
});

it.each(all.filter(([, { changes }]) => changes).map(([name]) => name))('%s changes the bank', async (name) => {
  const { control, ask } = await bank();
  if (name === 'unfreezeClock') await control.freezeClock();
  if (name === 'freezeClock') await control.unfreezeClock();
  const before = await control.state();
  const { snapshot } = (await control.snapshot()) as unknown as { snapshot: unknown };
  const answer = await ask(name, name === 'openSnapshot' ? [snapshot] : undefined);
  expect(answer).toMatchObject({ outcome: 'done' });
  expect(await control.state()).not.toEqual(before);
});
