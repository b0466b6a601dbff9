import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { clock } from '#src/api/environment/bank-clock.ts';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { good, refused, scriptedBank, sessionGone, testConfig, transportTo } from '#src/api/store/bank.fixture.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { prepareToSeal, sealCredentials } from './seal-credentials.ts';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keyText = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const typed = { userId: 'private-customer', password: 'Paddock_7Gate' };

const happy = {
  'GET /v1/publicKey': () => good({ publicKeyDTO: { modulus: 'b3', publicExponent: '10001', publicKey: keyText } }),
  'POST /v1/salt': () => good({ saltDTO: { id: 'mT0f' } }),
};
const everything = ['POST /v1/session/nonce', 'GET /v1/publicKey', 'POST /v1/salt'];

let nowMs = 0;
const answersRead = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  setRuntimeConfig(testConfig);
  nowMs = 0;
  vi.spyOn(clock, 'wallNowMs').mockImplementation(() => nowMs);
});

it('asks while the customer types, and not again for what is typed then', async () => {
  const bank = scriptedBank(happy);
  const transport = transportTo(bank.fetch);
  prepareToSeal(transport, { again: true });
  await soon(() => expect(bank.calls()).toEqual(everything));
  nowMs += 20_000;
  prepareToSeal(transport, { again: false });
  await sealCredentials(transport, typed);
  expect(bank.calls()).toEqual(everything);
});

it('waits for what it has asked for, and asks for nothing beside it', async () => {
  const bank = scriptedBank(happy);
  const transport = transportTo(bank.fetch);
  prepareToSeal(transport, { again: true });
  await sealCredentials(transport, typed);
  expect(bank.calls()).toEqual(everything);
});

it('uses a salt once', async () => {
  const bank = scriptedBank(happy);
  const transport = transportTo(bank.fetch);
  prepareToSeal(transport, { again: true });
  await sealCredentials(transport, typed);
  await sealCredentials(transport, typed);
  expect(bank.calls()).toEqual([...everything, ...everything]);
});

it('asks again for what has become old, at the next key or at login', async () => {
  const bank = scriptedBank(happy);
  const transport = transportTo(bank.fetch);
  prepareToSeal(transport, { again: true });
  await soon(() => expect(bank.calls()).toHaveLength(3));
  nowMs += 30_000;
  prepareToSeal(transport, { again: false });
  await soon(() => expect(bank.calls()).toHaveLength(6));
  nowMs += 30_000;
  await sealCredentials(transport, typed);
  expect(bank.calls()).toEqual([...everything, ...everything, ...everything]);
});

it('asks again when the customer comes back to the form, but not while an answer is under way', async () => {
  const bank = scriptedBank(happy);
  const transport = transportTo(bank.fetch);
  prepareToSeal(transport, { again: true });
  prepareToSeal(transport, { again: true });
  await soon(() => expect(bank.calls()).toEqual(everything));
  await answersRead();
  prepareToSeal(transport, { again: true });
  await sealCredentials(transport, typed);
  expect(bank.calls()).toEqual([...everything, ...everything]);
});

it('asks once more at login for what failed before', async () => {
  const bank = scriptedBank({ ...happy, 'POST /v1/salt': [() => refused(500, 'X'), happy['POST /v1/salt']] });
  const transport = transportTo(bank.fetch);
  prepareToSeal(transport, { again: true });
  await expect(sealCredentials(transport, typed)).resolves.toMatchObject({ userId: 'private-customer' });
  expect(bank.calls()).toEqual([...everything, ...everything]);
});

it('tells at login that the visitor’s session was over', async () => {
  const bank = scriptedBank({ ...happy, 'POST /v1/salt': [() => sessionGone(419), happy['POST /v1/salt']] });
  const transport = transportTo(bank.fetch);
  prepareToSeal(transport, { again: true });
  await expect(sealCredentials(transport, typed)).rejects.toMatchObject({ failure: { kind: 'session-over' } });
  expect(bank.calls()).toEqual(everything);
});
