import { whyUnreadable } from '#contracts/driver/unreadable.ts';
import { activitySteps } from './activity-steps.ts';
import { approvalSteps } from './approval-steps.ts';
import { bulkSteps } from './bulk-steps.ts';
import { fileSteps } from './file-steps.ts';
import { createFindings, type Finding } from './findings.ts';
import { instructionSteps } from './instruction-steps.ts';
import { mailSteps } from './mail-steps.ts';
import { paySteps } from './pay-steps.ts';
import { addingSteps, payeeChangeSteps } from './payee-steps.ts';
import { readSteps } from './read-steps.ts';
import { settingSteps } from './setting-steps.ts';
import type { Steps } from './step.ts';
import { transferSteps } from './transfer-steps.ts';
import { createWalker, type WalkCustomer, type WalkTarget } from './walker.ts';

const firstStep = 'log in';

const steps: Steps = {
  [firstStep]: ({ walker }) => walker.logIn(),
  ...readSteps,
  ...fileSteps,
  ...mailSteps,
  ...settingSteps,
  ...addingSteps,
  ...paySteps,
  ...transferSteps,
  ...instructionSteps,
  ...activitySteps,
  ...bulkSteps,
  ...payeeChangeSteps,
  ...approvalSteps,
  'send a nonce twice': async ({ walker, findings }) => {
    await walker.good('GET', '/v1/me');
    const { status } = await walker.call('GET', '/v1/me', { nonce: walker.spentNonce() });
    findings.expect(status === 403, `a nonce is good twice: the second request was answered ${status}`);
  },
  'log out': async ({ walker, findings }) => {
    await walker.good('DELETE', '/v1/session');
    const { status } = await walker.call('GET', '/v1/me');
    findings.expect(status === 401, `after logging out, the profile is answered ${status} instead of 401`);
  },
};

export const stepNames: readonly string[] = Object.keys(steps);

/** Walks through a bank as a customer does, reads every write back and does the sums that no single answer shows. */
export async function walk(target: WalkTarget, customer: WalkCustomer): Promise<readonly Finding[]> {
  let stepNow = '';
  const findings = createFindings(() => stepNow);
  const walk = {
    walker: createWalker(target, findings, customer),
    findings,
    memory: {
      parties: [],
      current: undefined,
      savings: undefined,
      payee: undefined,
      check: undefined,
      instructions: [],
      orders: [],
    },
    signInAs: async (userId: string) => {
      const other = createWalker(target, findings, { ...customer, userId });
      await other.logIn();
      return other;
    },
  };
  for (const [name, step] of Object.entries(steps)) {
    stepNow = name;
    await step(walk).catch((failure: Error) => {
      const why = whyUnreadable(failure, walk.walker.lastCall()) ?? failure.message;
      findings.expect(false, `could not be done: ${why}`);
    });
    if (name === firstStep && findings.all.some(({ text }) => text.startsWith('could not'))) break;
  }
  return findings.all;
}
