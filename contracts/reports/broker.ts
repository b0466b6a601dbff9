import { isDeepStrictEqual } from 'node:util';
import { isKept } from '#contracts/verify/interaction-outcome.ts';
import { type Area, areas, consumer, providerOf, readPact } from '#contracts/verify/pact-files.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';
import type { ReportPart, VerificationReport } from './verification-report.ts';

export interface Broker {
  /** Without a trailing slash. */
  readonly url: string;
  /** Version of the service that was verified, as its team names it. */
  readonly providerVersion: string;
  readonly branch: string | undefined;
  /** `Authorization`, or nothing. */
  readonly headers: Readonly<Record<string, string>>;
}

interface PublishedPact {
  readonly interactions?: unknown;
  readonly _links?: Readonly<Record<string, { readonly href?: string } | undefined>>;
}

/** `PACT_BROKER_TOKEN`, or `PACT_BROKER_USERNAME` and `PACT_BROKER_PASSWORD`, as Pact's own tools read them. */
export function brokerHeaders(env: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: name, PACT_BROKER_PASSWORD: password = '' } = env;
  if (token !== undefined && token !== '') return { Authorization: `Bearer ${token}` };
  if (name === undefined || name === '') return {};
  return { Authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` };
}

/**
 * Publishes the result of each verified area to a Pact Broker, under the latest pact of the area there. An area whose latest
 * pact differs from the one that was played is not published: its result would be about another pact.
 * @returns a line for each area. @throws Error if the broker cannot be reached.
 */
export async function publishResults(
  report: VerificationReport,
  broker: Broker,
  playedPact: (area: Area) => string | undefined = readPact,
): Promise<{ readonly lines: readonly string[]; readonly failed: number }> {
  const lines: string[] = [];
  let failed = 0;
  for (const part of report.parts.filter(({ pact }) => pact !== undefined)) {
    const problem = await publishFetched(part, report, broker);
    if (problem !== undefined) failed += 1;
    const name = `digx-${part.name} (${part.pact?.title})`;
    lines.push(problem === undefined ? `✓ ${name} published` : `✗ ${name}: ${problem}`);
  }
  const verified = areas.filter((area) => report.parts.some(({ name, pact }) => name === area && pact === undefined));
  for (const area of verified) {
    const problem = await publishArea(area, report, broker, playedPact(area));
    if (problem !== undefined) failed += 1;
    lines.push(problem === undefined ? `✓ ${providerOf(area)} published` : `✗ ${providerOf(area)}: ${problem}`);
  }
  return { lines, failed };
}

/** @returns why the area's result was not published. */
async function publishArea(
  area: Area,
  report: VerificationReport,
  broker: Broker,
  playedText = '{}',
): Promise<string | undefined> {
  const provider = providerOf(area);
  const found = await call(broker, 'GET', `${broker.url}/pacts/provider/${provider}/consumer/${consumer}/latest`);
  if (found.status === 404) return 'the broker has no such pact: publish the pacts first';
  if (found.status !== 200) return refused('its pact', found);
  const pact = found.json as PublishedPact;
  const played = JSON.parse(playedText) as PublishedPact;
  if (!isDeepStrictEqual(pact.interactions, played.interactions)) {
    return 'the broker’s latest pact is not the one that was played: publish the pacts, or check out the same version';
  }
  const href = pact._links?.['pb:publish-verification-results']?.href;
  return publishTo(
    href,
    area,
    report.parts.filter(({ name }) => name === area),
    report,
    broker,
  );
}

/** The result of a pact that came from the broker goes under that pact, whatever is the latest. */
function publishFetched(part: ReportPart, report: VerificationReport, broker: Broker): Promise<string | undefined> {
  return publishTo(part.pact?.resultsUrl, part.name as Area, [part], report, broker);
}

async function publishTo(
  href: string | undefined,
  area: Area,
  parts: readonly ReportPart[],
  { verifiedAt }: VerificationReport,
  broker: Broker,
): Promise<string | undefined> {
  if (href === undefined) return 'the broker gave no link to publish results: is this a Pact Broker?';
  if (broker.branch !== undefined) {
    const path = [providerOf(area), 'branches', broker.branch, 'versions', broker.providerVersion].map(
      encodeURIComponent,
    );
    const named = await call(broker, 'PUT', `${broker.url}/pacticipants/${path.join('/')}`, {});
    if (named.status >= 300) return refused('the branch', named);
  }
  const posted = await call(broker, 'POST', href, resultOf(parts, verifiedAt, broker));
  return posted.status >= 300 ? refused('the result', posted) : undefined;
}

function resultOf(parts: readonly ReportPart[], verifiedAt: string, { providerVersion }: Broker): object {
  const interactions = parts.flatMap((part) => part.interactions);
  return {
    success: interactions.every(isKept),
    providerApplicationVersion: providerVersion,
    verificationDate: verifiedAt,
    verifiedBy: { implementation: 'Paddock contracts:verify', version: '1' },
    testResults: interactions.map((interaction) => ({
      interactionDescription: interaction.description,
      success: isKept(interaction),
      mismatches: interaction.problems.map((description) => ({ description })),
    })),
  };
}

interface Answer {
  readonly status: number;
  readonly json: unknown;
  readonly text: string;
}

/** One request to the broker. */
export async function call(
  { headers }: Pick<Broker, 'headers'>,
  method: string,
  url: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { Accept: 'application/hal+json', 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, json: jsonIn(text) ?? {}, text };
}

export function refused(what: string, { status, text }: Answer): string {
  const hint = status === 401 || status === 403 ? ': set PACT_BROKER_TOKEN, or its user name and password' : '';
  return `the broker answered ${status} to ${what}${hint}${text === '' ? '' : ` (${text.slice(0, 200)})`}`;
}
