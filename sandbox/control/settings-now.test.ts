import { expect, it } from 'vitest';
import { describer } from '#sandbox/personas/described/describer.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { keptPersonas } from '#sandbox/personas/kept-personas.ts';
import type { SandboxSummary } from './control-api.ts';
import { controlFetch } from './http.ts';
import { createMemoryJournalStore } from './journal/memory-journal.fixture.ts';
import { unpackText } from './link/packed-text.ts';
import { parseSandbox } from './link/parse-link.ts';
import type { Sandbox } from './sandbox.ts';
import { openSmallSandbox } from './small-sandbox.fixture.ts';

async function settings({ control }: Sandbox, of?: 'now' | 'opened'): Promise<string> {
  const told = await control.settings(of);
  if (told.outcome === 'refused') throw new Error(told.reason);
  return told.sandbox;
}

/** What a scenario is about; opening, counts and numbers belong to one bank alone. */
function setIn({ persona, seed, clock, switches, faults, stubs }: SandboxSummary) {
  return { persona, seed, clock, switches, faults, stubs };
}

const answer = { operationId: 'listMails', status: 503, text: 'Closed', unchecked: true, times: 2 };

it('tells what is set now, and a bank that is opened with it is set alike', async () => {
  const sandbox = await openSmallSandbox({ settings: { seed: 7, clock: '2026-07-02T10:00' } });
  const { control } = sandbox;
  await control.openSession('nell');
  await control.choosePersona('nell');
  await control.setSwitches({
    latency: 250,
    otp: '204816',
    cop: 'MBAM',
    payments: 'refuse=DIGX_PY_0134',
    magic: 'yes',
  });
  await control.addFault({ operationId: 'listAccounts', kind: '500', only: 1 });
  await control.addFault({ operationId: 'createPayment', kind: 'late=5', match: { payee: 'farrier', amount: '13' } });
  await control.addStub(answer);
  await control.setClock('2026-07-03T23:30', 'kept');
  await control.freezeClock();
  const written = await settings(sandbox);
  expect(written).toMatch(
    /^persona:nell;signin:yes;seed:7;clock:2026-07-03T23:30;freeze:yes;latency:250;otp:204816;cop:MBAM;payments:refuse=DIGX_PY_0134;magic:yes;fault:listAccounts@500~1,createPayment@late=5~amount=13~payee=farrier;stub:[\w-]+$/,
  );

  const other = await openSmallSandbox({ settings: {} });
  expect((await other.control.reset(written)).outcome).toBe('done');
  expect(setIn(await other.control.summary())).toEqual(setIn(await control.summary()));
  expect(await settings(other)).toBe(written);
});

it('says nothing of what is as usual, of verbs, and of what was done since', async () => {
  const sandbox = await openSmallSandbox({ settings: { persona: 'nell', clock: '2026-03-02T10:00' } });
  await sandbox.control.doVerb({ verb: 'switch-phone-off' });
  expect(await settings(sandbox)).toBe('persona:nell;clock:2026-03-02T10:00');
});

it('plans again what has been used, from the start', async () => {
  const sandbox = await openSmallSandbox();
  await sandbox.control.choosePersona('nell');
  await sandbox.control.addFault({ operationId: 'signIn', kind: '500', only: 1 });
  await sandbox.fetch(new Request('http://bank/digx/v1/session', { method: 'POST' }));
  const written = await settings(sandbox);
  await sandbox.control.reset(written);
  const { faults } = await sandbox.control.summary();
  expect(faults).toMatchObject([{ operationId: 'signIn', only: 1, calls: 0, used: false }]);
});

it('has a described customer as first described, whatever was paid since', async () => {
  const sandbox = await openSmallSandbox({ personas: keptPersonas, jobKinds, describer });
  const ann = { id: 'ann', title: 'Ann', accounts: [{ balance: '12.50' }] };
  await sandbox.control.createCustomers([ann], true);
  await sandbox.control.doVerb({ verb: 'money-in', with: { amount: '250.00' } });
  const written = await settings(sandbox);
  const read = parseSandbox(written, []);
  const { persona, customer = '' } = read.outcome === 'read' ? read.settings : {};
  expect(persona).toBe('described');
  expect(JSON.parse((await unpackText(customer)) ?? '')).toEqual(ann);
  expect((await sandbox.control.reset(written)).outcome).toBe('done');
  expect(await sandbox.control.summary()).toMatchObject({ persona: 'ann' });
});

it('has another of several who are described before the others', async () => {
  const sandbox = await openSmallSandbox({ personas: keptPersonas, jobKinds, describer });
  await sandbox.control.createCustomers([{ id: 'two', people: [{ lastName: 'Ash' }, { lastName: 'Birch' }] }], true);
  await sandbox.control.choosePersona('two-2');
  await sandbox.control.reset(await settings(sandbox));
  const { persona } = await sandbox.control.summary();
  const told = await sandbox.control.describeCustomer(persona);
  expect(told).toMatchObject({ description: { people: [{ lastName: 'Birch' }, { lastName: 'Ash' }] } });
});

it('refuses what a link does not hold', async () => {
  const { control } = await openSmallSandbox();
  await control.addFault({ operationId: 'listAccounts', kind: '500', match: { reference: 'No #7' } });
  expect(await control.settings()).toMatchObject({ outcome: 'refused', reason: /planned failure/ });
  await control.clearFaults();
  const noise = Array.from({ length: 9_000 }, (_, place) => String.fromCharCode(97 + ((place ** 3 % 7_919) % 26)));
  await control.addStub({ ...answer, text: noise.join('') + noise.map((each, place) => each + place).join('') });
  expect(await control.settings()).toMatchObject({ outcome: 'refused', reason: /own answers are too long/ });
  expect(await control.settings('later')).toMatchObject({ outcome: 'refused', where: 'of' });
});

it('tells what the bank was opened with, own answers, magic values and the login included, after a reload too', async () => {
  const store = createMemoryJournalStore();
  const { control } = await openSmallSandbox({ store });
  const opened = 'persona:nell;signin:yes;seed:3;clock:2026-03-03T09:30;magic:yes;stub:no-accounts';
  await control.reset(opened);
  await control.setSwitches({ magic: 'no', cop: 'MBAM' });
  await control.clearStubs();
  const again = await openSmallSandbox({ store, settings: {} });
  expect(await settings(again, 'opened')).toBe(opened);

  await again.control.reset(await settings(again, 'opened'));
  const { persona, seed, switches, stubs } = await again.control.summary();
  expect({ persona, seed, magic: switches.magic, cop: switches.cop }).toEqual({
    persona: 'nell',
    seed: 3,
    magic: 'yes',
    cop: 'by-name',
  });
  expect(stubs).toMatchObject([{ operationId: 'listAccounts', answered: 0 }]);
  expect(await again.control.accounts({ persona: 'nell' })).toMatchObject({ signedIn: true });
});

it('opens a fresh bank again where the bank was opened without a customer', async () => {
  const sandbox = await openSmallSandbox({ settings: { latency: 'slow' } });
  expect(await settings(sandbox, 'opened')).toBe('persona:private-customer;latency:slow');
});

it('tells both over HTTP', async () => {
  const sandbox = await openSmallSandbox({ settings: { persona: 'nell', clock: '2026-03-02T10:00' } });
  await sandbox.control.setSwitches({ magic: 'yes' });
  const told = async (query: string) => {
    const answered = await controlFetch(sandbox, new Request(`http://bank/__sandbox/settings${query}`));
    return (await answered.json()) as unknown;
  };
  expect(await told('')).toEqual({ sandbox: 'persona:nell;clock:2026-03-02T10:00;magic:yes' });
  expect(await told('?of=opened')).toEqual({ sandbox: 'persona:nell;clock:2026-03-02T10:00' });
});
