/** An answer of the contract, with the shared component that describes it if there is one. */
export interface ContractPair {
  readonly operation: string;
  readonly status: string;
  /** Name among the shared responses. */
  readonly shared: string | undefined;
}

interface Reason {
  readonly covers: (pair: ContractPair) => boolean;
  readonly because: string;
}

const reasons: readonly Reason[] = [
  {
    covers: ({ shared }) => shared === 'Broken',
    because:
      'No state makes a real bank fail on demand. Every call of the app is tested with a 500 (tests/faults/fault-matrix.test.ts), and verification checks the shape of each one that comes.',
  },
  {
    covers: ({ shared }) => shared === 'OutcomeUnknown',
    because:
      'A gateway gives it when it has lost the service, which no state can bring about. The app’s reading of it is tested with written answers (src/api/orders).',
  },
  {
    covers: ({ status, shared }) => status === '400' && shared === 'Invalid',
    because:
      'A request that breaks the contract. The app’s client cannot write one for this call: it takes no parameter, fixed words and numbers of the app’s own, or a token, which may be any text. The sandbox is tested with broken requests (sandbox/http/pipeline/hostile.test.ts).',
  },
  {
    covers: ({ status, shared }) => status === '417' && shared === 'ChallengeAsked',
    because:
      'A second factor at login. No customer of the sandbox is asked for one there; the app’s step is tested with written answers.',
  },
  {
    covers: ({ operation, status }) => ['412', '417'].includes(status) && operation === 'confirmTransfer',
    because:
      'The sandbox asks for no second factor for a transfer at once between a customer’s own accounts. The app shows the same step as for payments.',
  },
  {
    covers: ({ operation, status }) => status === '412' && operation === 'authoriseBulkFile',
    because:
      'The sandbox asks for the PIN before a file is authorised, never for a code, and a locked PIN is a 417, which the pact has. The app shows the same step as for uploads.',
  },
  {
    covers: ({ operation, status }) =>
      status === '202' && ['changePassword', 'changeTransactionPin'].includes(operation),
    because:
      'DIGX_APPROVAL_REQUIRED may come with 200, 202 or 400 and is read alike; the pact has it with one, because a bank gives one.',
  },
];

/** Why no pact can prove the pair; undefined if one could. */
export function whyUnprovable(pair: ContractPair): string | undefined {
  return reasons.find(({ covers }) => covers(pair))?.because;
}
