import { receiptIn } from '#src/banking/paying/model/receipt-of-payment.ts';
import type { Step, WizardUrl } from './wizard-url.ts';

const steps: readonly unknown[] = ['choosing', 'details', 'review', 'done'] satisfies readonly Step[];

interface Entry {
  readonly search: string;
  readonly state: unknown;
}

export function readWizardUrl(accountId: string | undefined, { search, state }: Entry): WizardUrl {
  const query = new URLSearchParams(search);
  return {
    accountId,
    toAccountId: query.get('toAccountId') || undefined,
    isNewPayee: query.get('isNewPayee') === 'true',
    isRegular: query.get('isRegular') === 'true',
    step: stepIn(state),
    receipt: receiptIn(state),
  };
}

function stepIn(state: unknown): Step | undefined {
  if (typeof state !== 'object' || state === null || !('paying' in state)) return undefined;
  return steps.includes(state.paying) ? (state.paying as Step) : undefined;
}
