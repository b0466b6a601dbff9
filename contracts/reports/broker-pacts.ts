import type { WrittenPact } from '#contracts/verify/mismatch-words.ts';
import { type Area, providerOf } from '#contracts/verify/pact-files.ts';
import type { VerifyOptions } from '#contracts/verify/verify-options.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { type Broker, call, refused } from './broker.ts';

/** Which pacts of the app a service is to be verified against. */
export interface PactSelection {
  /** As the broker’s API has them, such as `{ mainBranch: true }`. */
  readonly consumerVersionSelectors: readonly Readonly<Record<string, string | boolean>>[];
  /** Whether a pact that this branch of the service has never kept may break without failing the run. */
  readonly includePending: boolean;
  /** Also pacts of other branches since this day, as pending ones: work in progress. */
  readonly wipSince: string | undefined;
}

/** One pact as the broker has it. */
export interface FetchedPact {
  readonly area: Area;
  /** Which versions of the app it belongs to, in the broker’s words. */
  readonly title: string;
  readonly isPending: boolean;
  /** Why it is verified, in the broker’s words. */
  readonly notices: readonly string[];
  readonly pact: WrittenPact;
  /** Where its result goes. */
  readonly resultsUrl: string | undefined;
}

interface ForVerification {
  readonly _embedded?: {
    readonly pacts?: readonly {
      readonly shortDescription?: string;
      readonly verificationProperties?: {
        readonly pending?: boolean;
        readonly notices?: readonly { readonly text: string; readonly when: string }[];
      };
      readonly _links: { readonly self: { readonly href: string; readonly name?: string } };
    }[];
  };
}

/** `main`, `deployed`, `matching`, `environment=live` or `branch=feat/x`; undefined for anything else. */
export function selectorOf(
  text: string,
  branch: string | undefined,
): Readonly<Record<string, string | boolean>> | undefined {
  const [, kind, value] = /^(main|deployed|matching|environment|branch)(?:=(.+))?$/.exec(text) ?? [];
  if (kind === 'main' && value === undefined) return { mainBranch: true };
  if (kind === 'deployed' && value === undefined) return { deployedOrReleased: true };
  if (kind === 'matching' && value === undefined && branch !== undefined) return { matchingBranch: true };
  if (kind === 'environment' && value !== undefined) return { environment: value };
  return kind === 'branch' && value !== undefined ? { branch: value } : undefined;
}

/** The pacts of one area that the broker wants verified. @throws Error with a sentence if it does not give them. */
export async function fetchPacts(
  area: Area,
  broker: Omit<Broker, 'providerVersion'>,
  selection: PactSelection,
): Promise<readonly FetchedPact[]> {
  const provider = providerOf(area);
  const { consumerVersionSelectors, includePending, wipSince } = selection;
  const asked = await call(broker, 'POST', `${broker.url}/pacts/provider/${provider}/for-verification`, {
    consumerVersionSelectors,
    includePendingStatus: includePending,
    ...(wipSince !== undefined && { includeWipPactsSince: wipSince }),
    ...(broker.branch !== undefined && { providerVersionBranch: broker.branch }),
  });
  if (asked.status === 404) return [];
  if (asked.status >= 300) throw new Error(`${provider}: ${refused('the pacts for verification', asked)}`);
  const listed = (asked.json as ForVerification)._embedded?.pacts ?? [];
  return Promise.all(
    listed.map(async ({ shortDescription = '', verificationProperties = {}, _links: { self } }) => {
      const found = await call(broker, 'GET', self.href);
      if (found.status !== 200) throw new Error(`${provider}: ${refused('one of its pacts', found)}`);
      // Its metadata say how bodies are written.
      const { _links: links, ...pact } = found.json as WrittenPact & {
        readonly _links?: Readonly<Record<string, { readonly href?: string } | undefined>>;
      };
      const { pending = false, notices = [] } = verificationProperties;
      return {
        area,
        title: shortDescription === '' ? (self.name ?? self.href) : shortDescription,
        isPending: pending,
        notices: notices.filter(({ when }) => when === 'before_verification').map(({ text }) => text),
        pact,
        resultsUrl: links?.['pb:publish-verification-results']?.href,
      };
    }),
  );
}

/** What a broker wants verified in these areas, or why it cannot be learnt. */
export async function wantedPacts(
  { url, selectors, branch, includePending, wipSince }: NonNullable<VerifyOptions['broker']>,
  only: readonly Area[],
  headers: Broker['headers'],
): Promise<readonly FetchedPact[] | string> {
  const read = selectors.map((text) => selectorOf(text, branch));
  const wrong = selectors[read.indexOf(undefined)];
  if (wrong !== undefined)
    return `--selector takes main, deployed, environment=<name>, branch=<name>, or matching with --branch, not “${wrong}”.`;
  const selection = { consumerVersionSelectors: read.filter((one) => one !== undefined), includePending, wipSince };
  try {
    const found = (await Promise.all(only.map((area) => fetchPacts(area, { url, branch, headers }, selection)))).flat();
    return found.length === 0 ? 'The broker has no pact for these areas and selectors.' : found;
  } catch (failure) {
    return `The pacts cannot be fetched from ${url}: ${reasonOf(failure)}`;
  }
}
