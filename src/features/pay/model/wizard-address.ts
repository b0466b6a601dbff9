/** How far an entry of the browser's history had come: choosing, filling in, reviewing, or done. */
type Step = 'choosing' | 'details' | 'review' | 'done';

const steps: readonly unknown[] = ['choosing', 'details', 'review', 'done'] satisfies readonly Step[];

/** What the address of the wizard says, and what its entry in the history does. Ids may be anything an address held. */
export interface WizardAddress {
  readonly accountId?: string | undefined;
  readonly toAccountId?: string | undefined;
  readonly isNewPayee: boolean;
  readonly isRegular: boolean;
  /** Undefined for an entry that the wizard did not make: a link from elsewhere, with which a payment begins. */
  readonly step?: Step | undefined;
}

interface Entry {
  readonly search: string;
  readonly state: unknown;
}

export function readWizardAddress(accountId: string | undefined, { search, state }: Entry): WizardAddress {
  const query = new URLSearchParams(search);
  return {
    accountId,
    toAccountId: query.get('toAccountId') || undefined,
    isNewPayee: query.get('isNewPayee') === 'true',
    isRegular: query.get('isRegular') === 'true',
    step: stepIn(state),
  };
}

/** The address under /payments/make, and what goes into the history with it. */
export function wizardEntry({ accountId, toAccountId, isNewPayee, isRegular, step = 'choosing' }: WizardAddress) {
  const query = new URLSearchParams();
  if (toAccountId !== undefined) query.set('toAccountId', toAccountId);
  if (isNewPayee) query.set('isNewPayee', 'true');
  if (isRegular) query.set('isRegular', 'true');
  const search = query.toString();
  return {
    to: {
      pathname: accountId === undefined ? '/payments/make' : `/payments/make/${encodeURIComponent(accountId)}`,
      search: search === '' ? '' : `?${search}`,
    },
    state: { paying: step },
  };
}

function stepIn(state: unknown): Step | undefined {
  if (typeof state !== 'object' || state === null || !('paying' in state)) return undefined;
  return steps.includes(state.paying) ? (state.paying as Step) : undefined;
}
