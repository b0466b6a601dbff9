import { contract } from '#contracts/driver/contract.ts';
import { readGiven } from '#contracts/driver/given-files.ts';
import type { VerificationReport } from '#contracts/reports/verification-report.ts';
import { areas, readPact } from '#contracts/verify/pact-files.ts';
import { faultKinds } from '#sandbox/http/pipeline/fault-kinds.ts';
import type { Evidence, PactRequests } from './matrix.ts';

/** The kind of the annotation in which a journey notes the bank’s answers. */
const noted = 'bank answers';

/** What the repository holds, with the last verification and the last journeys where their reports are given. */
export function readEvidence(files: {
  readonly verification?: string | undefined;
  readonly journeys?: string | undefined;
}): Evidence {
  return {
    contract,
    pacts: areas.map((area) => JSON.parse(readPact(area) ?? '{"interactions":[]}') as PactRequests),
    plantable: faultKinds.filter((kind) => /^\d+$/.test(kind)),
    verification: files.verification === undefined ? undefined : (readJson(files.verification) as VerificationReport),
    journeys: files.journeys === undefined ? undefined : answersIn(readJson(files.journeys)),
  };
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/** Playwright’s JSON report. */
function answersIn(report: unknown): ReadonlySet<string> {
  const specs = ({ suites = [], specs: own = [] }: JourneySuite): NonNullable<JourneySuite['specs']> => [
    ...own,
    ...suites.flatMap(specs),
  ];
  const annotations = specs(report as JourneySuite).flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
  return new Set(
    annotations.filter(({ type }) => type === noted).flatMap(({ description = '' }) => description.split('\n')),
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readGiven(file));
}
