import { operationAsked } from '#contracts/driver/contract.ts';
import type { VerificationReport } from '#contracts/reports/verification-report.ts';
import { type Contract, operationsOf } from '#openapi/generator/contract.ts';
import { whyUnprovable } from './unprovable.ts';

/** What is known of one status of one operation. */
export interface CoveragePair {
  readonly operation: string;
  readonly status: string;
  /** Whether the sandbox’s bank gives this answer: in the verification, or as a fault that testers can plant. */
  readonly simulator: boolean;
  /** Whether a test has given the app’s own client this answer. */
  readonly client: boolean;
  /** Number of interactions in the committed pacts. */
  readonly pact: number;
  /** Undefined if no verification was read. */
  readonly verified: 'kept' | 'broken' | 'not played' | undefined;
  /** Whether a journey in a browser has had this answer; undefined if no run of journeys was read. */
  readonly journey: boolean | undefined;
  /** Why no pact can prove it; undefined if one proves it or could. */
  readonly unprovable: string | undefined;
}

export interface Coverage {
  readonly operations: readonly {
    readonly id: string;
    readonly method: string;
    readonly path: string;
    readonly tag: string;
    readonly pairs: readonly CoveragePair[];
  }[];
  readonly totals: CoverageTotals;
}

export interface CoverageTotals {
  readonly operations: number;
  readonly provenOperations: number;
  readonly pairs: number;
  readonly provenPairs: number;
  /** Pairs without a pact that none could have. */
  readonly unprovable: number;
  /** Proven pairs among those that can be proven, in per cent. */
  readonly percent: number;
}

export interface Evidence {
  readonly contract: Contract;
  readonly pacts: readonly PactRequests[];
  /** Statuses that testers can plant in any call, and that the fault matrix gives to the app’s client. */
  readonly plantable: readonly string[];
  readonly verification?: VerificationReport | undefined;
  /** `listAccounts 200` for each answer that a journey had. */
  readonly journeys?: ReadonlySet<string> | undefined;
}

export interface PactRequests {
  readonly interactions: readonly {
    readonly request: {
      readonly method: string;
      readonly path: string;
      readonly query?: Readonly<Record<string, readonly string[]>>;
    };
    readonly response: { readonly status: number };
  }[];
}

/** The share of provable pairs that pacts must prove, in per cent. */
export const leastPercent = 95;

export function coverageOf({ contract, pacts, plantable, verification, journeys }: Evidence): Coverage {
  const inPacts = new Map<string, number>();
  for (const { request, response } of pacts.flatMap(({ interactions }) => interactions)) {
    const key = `${operationAsked({ method: request.method, target: request.path })} ${response.status}`;
    inPacts.set(key, (inPacts.get(key) ?? 0) + 1);
  }
  const verified = verdicts(verification);
  const operations = operationsOf(contract).map(({ id, method, path, tag, written }) => ({
    id,
    method,
    path,
    tag,
    pairs: Object.entries(written.responses).map(([status, answer]): CoveragePair => {
      const key = `${id} ${status}`;
      const shared = '$ref' in answer ? answer.$ref.split('/').at(-1) : undefined;
      const pact = inPacts.get(key) ?? 0;
      const isPlantable = plantable.includes(status);
      return {
        operation: id,
        status,
        pact,
        simulator: pact > 0 || isPlantable || journeys?.has(key) === true,
        client: pact > 0 || isPlantable,
        verified: verified && (verified.get(key) ?? 'not played'),
        journey: journeys?.has(key),
        unprovable: pact > 0 ? undefined : whyUnprovable({ operation: id, status, shared }),
      };
    }),
  }));
  return { operations, totals: totalsOf(operations) };
}

/** Pairs that a pact could prove and none does. */
export function gapsIn({ operations }: Coverage): readonly CoveragePair[] {
  return operations.flatMap(({ pairs }) =>
    pairs.filter(({ pact, unprovable }) => pact === 0 && unprovable === undefined),
  );
}

function totalsOf(operations: Coverage['operations']): CoverageTotals {
  const pairs = operations.flatMap((operation) => operation.pairs);
  const provenPairs = pairs.filter(({ pact }) => pact > 0).length;
  const unprovable = pairs.filter((pair) => pair.unprovable !== undefined).length;
  return {
    operations: operations.length,
    provenOperations: operations.filter((one) => one.pairs.some(({ pact }) => pact > 0)).length,
    pairs: pairs.length,
    provenPairs,
    unprovable,
    percent: Math.floor((1000 * provenPairs) / (pairs.length - unprovable)) / 10,
  };
}

/** A pair is broken as soon as one of its interactions is. */
function verdicts(report: VerificationReport | undefined): ReadonlyMap<string, 'kept' | 'broken'> | undefined {
  if (report === undefined) return undefined;
  const found = new Map<string, 'kept' | 'broken'>();
  for (const { operation, status, problems } of report.parts.flatMap(({ interactions }) => interactions)) {
    const key = `${operation} ${status}`;
    if (found.get(key) !== 'broken') found.set(key, problems.length === 0 ? 'kept' : 'broken');
  }
  return found;
}
