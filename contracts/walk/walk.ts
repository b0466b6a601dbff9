import { createFindings, type Finding } from './findings.ts';
import { addPayeeAndReadBack, payAndReadBack } from './pay-steps.ts';
import { readAccounts, readParties, readPayees, readTransactions } from './read-steps.ts';
import { cancelAndReadBack, scheduleAndReadBack, transferAndReadBack } from './transfer-steps.ts';
import type { WalkMemory } from './walk-memory.ts';
import { createWalker, type WalkCustomer, type Walker, type WalkTarget } from './walker.ts';

export interface WalkResult {
  readonly steps: number;
  readonly findings: readonly Finding[];
}

/** The steps in their order. */
export const stepNames = [
  'log in',
  'read the parties',
  'read the accounts',
  'read transactions',
  'read the payees',
  'add a payee',
  'make a payment',
  'make a transfer',
  'schedule a transfer',
  'cancel it',
  'send a nonce twice',
  'log out',
] as const;

/** Walks through a bank as a customer does, doing the sums that no single answer shows. */
export async function walk(target: WalkTarget, customer: WalkCustomer): Promise<WalkResult> {
  let step = '';
  const findings = createFindings(() => step);
  const walker = createWalker(target, findings);
  const memory: WalkMemory = {
    customer,
    parties: [],
    current: undefined,
    savings: undefined,
    payee: undefined,
    instruction: undefined,
  };
  const steps: Readonly<Record<(typeof stepNames)[number], () => Promise<void>>> = {
    'log in': () => logIn(walker, memory),
    'read the parties': () => readParties(walker, findings, memory),
    'read the accounts': () => readAccounts(walker, findings, memory),
    'read transactions': () => readTransactions(walker, findings, memory),
    'read the payees': () => readPayees(walker, findings, memory),
    'add a payee': () => addPayeeAndReadBack(walker, findings, memory),
    'make a payment': () => payAndReadBack(walker, findings, memory),
    'make a transfer': () => transferAndReadBack(walker, findings, memory),
    'schedule a transfer': () => scheduleAndReadBack(walker, findings, memory),
    'cancel it': () => cancelAndReadBack(walker, findings, memory),
    'send a nonce twice': async () => {
      await walker.good('GET', '/v1/me');
      const { status } = await walker.call('GET', '/v1/me', { nonce: walker.spentNonce() });
      findings.expect(status === 403, `a nonce is good twice: the second request was answered ${status}`);
    },
    'log out': async () => {
      await walker.good('DELETE', '/v1/session');
      const { status } = await walker.call('GET', '/v1/me');
      findings.expect(status === 401, `after logging out, the profile is answered ${status} instead of 401`);
    },
  };
  for (const name of stepNames) {
    step = name;
    await steps[name]().catch((failure: Error) => findings.expect(false, `could not be done: ${failure.message}`));
    if (name === 'log in' && findings.all.some(({ text }) => text.startsWith('could not'))) break;
  }
  return { steps: stepNames.length, findings: findings.all };
}

async function logIn(walker: Walker, { customer: { userId, password } }: WalkMemory): Promise<void> {
  await walker.good('POST', '/v1/session/nonce', { headers: { 'x-noncecount': '15' } });
  const form = { j_username: userId, j_password: await walker.seal(password) };
  walker.forgetNonces();
  await walker.good('POST', '/j_security_check', { form });
  walker.forgetNonces();
  await walker.good('POST', '/v1/session/nonce', { headers: { 'x-noncecount': '15' } });
}

/** One line for the walk, then each finding below its step. */
export function describeWalk({ steps, findings }: WalkResult, seconds: number): string {
  const outcome = findings.length === 0 ? `${steps} steps, all sums right` : `${findings.length} findings`;
  const line = `${findings.length === 0 ? '✓' : '✗'} ${'walk'.padEnd(17)} ${outcome}  (${seconds.toFixed(1)} s)`;
  const names = [...new Set(findings.map(({ step }) => step))];
  const lines = names.flatMap((name) => [
    `  ✗ ${name}`,
    ...findings.filter(({ step }) => step === name).map(({ text }) => `    · ${text}`),
  ]);
  return [line, ...lines].join('\n');
}
