import { londonDayOf } from '#src/kernel/calendar.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import { writeGiven } from './driver/given-files.ts';
import { codeState, openHandler } from './driver/state-handler.ts';
import { isSandbox } from './driver/world-control.ts';
import { brokerHeaders, publishResults } from './reports/broker.ts';
import { type FetchedPact, wantedPacts } from './reports/broker-pacts.ts';
import { htmlOf } from './reports/html.ts';
import { junitOf } from './reports/junit.ts';
import { describeReadiness, readinessOf } from './reports/readiness.ts';
import { jsonOf, type ReportPart, type VerificationReport } from './reports/verification-report.ts';
import { checkHandler } from './run/handler-check.ts';
import { type AreaJob, doInSandbox, type SandboxJob } from './run/sandbox-jobs.ts';
import { walkThrough } from './run/walk-bank.ts';
import { inWorkers } from './run/workers.ts';
import { isKept, type Outcome } from './verify/interaction-outcome.ts';
import { chosenMoment, everyMoment, type Moment, usualMoments } from './verify/moments.ts';
import { type Area, readPact } from './verify/pact-files.ts';
import { type Choice, chosenIn, playArea } from './verify/play-area.ts';
import { whyUnreachable } from './verify/reach.ts';
import { describeOutcome, shownOutcome } from './verify/report.ts';
import { readOptions, usage, type VerifyOptions } from './verify/verify-options.ts';

/** Verifies the chosen pacts and walks through the bank, reports, and returns whether the bank keeps everything. */
async function verify(options: VerifyOptions): Promise<boolean> {
  const { baseUrl, stateUrl, only, ca, filter } = options;
  const fetched = options.broker && (await wantedPacts(options.broker, only, brokerHeaders(process.env)));
  if (typeof fetched === 'string') return advise(fetched);
  for (const { area, title, notices } of fetched ?? []) console.log([`${area}: ${title}`, ...notices].join('\n    '));
  const missing = fetched === undefined ? only.filter((area) => readPact(area) === undefined) : [];
  if (missing.length > 0)
    return advise(`There is no pact for ${missing.join(', ')}: \`npm run contracts\` writes them.`);
  if (
    filter !== undefined &&
    fetched === undefined &&
    only.every((area) => chosenIn(area, { filter }).interactions.length === 0)
  )
    return advise(`No interaction and no state contains “${filter}”. The states are listed in contracts/STATES.md.`);
  for (const [option, url] of Object.entries({ '--base-url': baseUrl, '--state-url': stateUrl })) {
    const reason = url && (await whyUnreachable(url, ca));
    if (reason) return advise(`${url} of ${option} cannot be reached: ${reason}.`);
  }
  if (baseUrl !== undefined && stateUrl === undefined && !(await isSandbox(baseUrl))) {
    return advise(
      `There is no sandbox at ${baseUrl}. For another bank, give its state handler with --state-url: contracts/README.md describes it.`,
    );
  }
  const start = performance.now();
  const parts =
    baseUrl !== undefined && stateUrl !== undefined
      ? await verifyBank({ ...options, baseUrl, stateUrl }, fetched)
      : await verifySandbox(options, fetched);
  const seconds = (performance.now() - start) / 1000;
  const interactions = parts.flatMap((part) => part.interactions);
  const [played, broken] = [interactions.length, brokenIn(parts.filter(({ pact }) => pact?.isPending !== true))];
  console.log(`\n${played === 1 ? '1 interaction' : `${played} interactions`} in ${seconds.toFixed(1)} s`);
  const pending = brokenIn(parts) - broken;
  if (pending > 0) console.log(`Broken in pending pacts, which fail nothing: ${pending}`);
  if (broken > 0) console.log(`\n${describeReadiness(readinessOf(parts))}`);
  const isHandedOver = await handOver(options, {
    verifiedAt: new Date().toISOString(),
    bank: baseUrl ?? 'the sandbox’s own bank',
    seconds,
    played,
    broken,
    parts,
  });
  return (broken === 0 || advise(`Interactions broken: ${broken}.`)) && isHandedOver;
}

function brokenIn(parts: readonly ReportPart[]): number {
  return parts.flatMap((part) => part.interactions).filter((one) => !isKept(one)).length;
}

/** Writes the reports that were asked for, and publishes the results. @returns false if not all could be published. */
async function handOver({ reports, publish, only }: VerifyOptions, report: VerificationReport): Promise<boolean> {
  for (const [kind, file] of Object.entries(reports)) {
    if (file === undefined) continue;
    const text = { junit: junitOf, html: htmlOf, json: jsonOf }[kind as keyof typeof reports](report);
    writeGiven(file, text);
  }
  if (publish === undefined) return true;
  const { lines, failed } = await publishResults(ofAreas(only, report), {
    ...publish,
    headers: brokerHeaders(process.env),
  });
  console.log(lines.join('\n'));
  return failed === 0 || advise(`Results not published: ${failed}.`);
}

/** A result is about all interactions of a pact, and an area brings only a part of the guards. */
function ofAreas(only: readonly string[], report: VerificationReport): VerificationReport {
  return { ...report, parts: report.parts.filter(({ name }) => only.includes(name)) };
}

/** A pact to play. */
interface ToPlay {
  readonly area: Area;
  readonly choice: Choice;
  readonly fetched?: FetchedPact;
}

/** The broker’s pacts, or the chosen areas and the guards of their calls. */
function played({ only, filter }: VerifyOptions, fetched: readonly FetchedPact[] | undefined): readonly ToPlay[] {
  if (fetched !== undefined)
    return fetched.map((one) => ({ area: one.area, choice: { filter, pact: one.pact }, fetched: one }));
  const guardsOf = only.includes('guards') ? undefined : only;
  return [...new Set([...only, 'guards' as const])].map((area) => ({ area, choice: { filter, guardsOf } }));
}

/** One pact at a time, because another bank may have one state at a time. */
async function verifyBank(
  options: VerifyOptions & { readonly baseUrl: string; readonly stateUrl: string },
  pacts: readonly FetchedPact[] | undefined,
): Promise<readonly ReportPart[]> {
  const { baseUrl, stateUrl, headers, ca, walk } = options;
  console.log(`The pacts against ${baseUrl}\n`);
  const parts: ReportPart[] = [];
  tell(parts, await checkHandler(stateUrl, headers, ca), options);
  for (const { area, choice, fetched } of walk === 'only' ? [] : played(options, pacts)) {
    const outcome = await playArea(area, { bankUrl: baseUrl, stateUrl, headers, ca, ...choice });
    tell(parts, outcome, options, { fetched });
  }
  if (walk !== 'no') {
    const handler = await openHandler(stateUrl, headers, ca);
    // A clean bank, in which the walk signs in by itself.
    await handler.ask('a prospect has opened a session', {});
    const readCode = async (persona: string) => (await handler.ask(codeState, { persona })).code ?? '';
    tell(parts, await walkThrough({ bankUrl: baseUrl, headers, ca, readCode }), options);
    await handler.close();
  }
  return parts;
}

async function verifySandbox(
  options: VerifyOptions,
  fetchedPacts: readonly FetchedPact[] | undefined,
): Promise<readonly ReportPart[]> {
  const { baseUrl, headers, clock, walk } = options;
  const toPlay = played(options, fetchedPacts);
  const from = new Map<SandboxJob, FetchedPact | undefined>();
  const moments = momentsFor(clock);
  const jobs = moments.flatMap((moment) =>
    (walk === 'only' ? [] : toPlay).map(({ area, choice: chosenPart, fetched }) => {
      const choice: Choice = { ...chosenPart, withDays: moment.plays === 'days' };
      const job = { kind: 'area' as const, area, moment, choice, headers };
      from.set(job, fetched);
      return job;
    }),
  );
  const sizes = new Map(jobs.map((job) => [job, chosenIn(job.area, job.choice).interactions.length]));
  const sizeOf = (job: AreaJob) => sizes.get(job) ?? 0;
  // The longest first, so that no process waits for another at the end.
  const pacts = jobs.filter((job) => sizeOf(job) > 0).sort((one, other) => sizeOf(other) - sizeOf(one));
  const walks = walk === 'no' ? [] : moments.map((moment) => ({ kind: 'walk' as const, moment, headers }));
  const chosen: readonly SandboxJob[] = [...pacts, ...walks];
  const parts: ReportPart[] = [];
  const note = (outcome: Outcome, job: SandboxJob) =>
    tell(parts, outcome, options, { moment: job.moment, fetched: from.get(job) });
  if (baseUrl === undefined) {
    console.log('The pacts against the sandbox’s own bank\n');
    await inWorkers(chosen, note);
  } else {
    console.log(`The pacts against the sandbox at ${baseUrl}\n`);
    for (const job of chosen) note(await doInSandbox(baseUrl, job), job);
  }
  return parts;
}

function momentsFor(clock: string | undefined): readonly Moment[] {
  const today = londonDayOf(instantFromMs(Date.now()));
  if (clock === undefined) return usualMoments(today);
  return clock === 'every' ? everyMoment(today) : [chosenMoment(clock)];
}

interface Told {
  readonly moment?: Moment;
  readonly fetched?: FetchedPact | undefined;
}

function tell(
  parts: ReportPart[],
  outcome: Outcome,
  { showValues }: VerifyOptions,
  { moment, fetched: pact }: Told = {},
): void {
  if (outcome.interactions.length === 0) return;
  const shown = shownOutcome(outcome, showValues);
  const { title = '', isPending = false, resultsUrl } = pact ?? {};
  parts.push({ ...shown, moment: moment?.name, pact: pact && { title, isPending, resultsUrl } });
  const text = describeOutcome(shown);
  const more = [moment?.name ?? '', pact === undefined ? '' : `(${title}${isPending ? ', pending' : ''})`];
  console.log(withMore(text, more.filter((each) => each !== '').join(' ')));
}

function withMore(text: string, more: string): string {
  const [line, ...rest] = text.split('\n');
  return [more === '' ? line : `${line} ${more}`, ...rest].join('\n');
}

function advise(text: string): false {
  console.error(text);
  return false;
}

const read = readOptions(process.argv.slice(2));
if (read.outcome === 'help') {
  console.log(usage);
} else if (read.outcome === 'refused') {
  console.error(`${read.reason}\n\n${usage}`);
  process.exitCode = 1;
} else if (!(await verify(read.options))) {
  process.exitCode = 1;
}
