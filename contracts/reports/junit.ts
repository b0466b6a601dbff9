import junit from 'junit-report-builder';
import { type InteractionOutcome, isKept } from '#contracts/verify/interaction-outcome.ts';
import { shownBody } from './shown-body.ts';
import { titleOf, type VerificationReport } from './verification-report.ts';

/** What XML 1.0 cannot hold, not even escaped; an answer may be anything. */
const notInXml = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** JUnit XML as build servers read it: a suite for each area and moment, a case for each interaction. */
export function junitOf({ bank, parts, verifiedAt }: VerificationReport): string {
  const builder = junit.newBuilder().name(`Contract verification of ${bank}`);
  for (const part of parts) {
    const suite = builder.testSuite().name(titleOf(part)).time(rounded(part.seconds)).timestamp(new Date(verifiedAt));
    for (const interaction of part.interactions) {
      const entry = suite.testCase().className(part.name).name(clean(interaction.description));
      if (isKept(interaction)) continue;
      entry.failure(clean(interaction.problems.join('\n')), 'contract').stacktrace(clean(storyOf(interaction)));
    }
  }
  return builder.build();
}

/** The states, the request and the response of a broken interaction as plain text. */
export function storyOf({ states, problems, exchange }: InteractionOutcome): string {
  if (exchange === undefined) return states.map((state) => `given ${state}`).join('\n');
  const { method, target, requestHeaders, body, status, headers, answer } = exchange;
  return [
    ...states.map((state) => `given ${state}`),
    `${method} ${target}`,
    ...linesOf(requestHeaders),
    ...(body === '' ? [] : ['', shownBody(body, problems)]),
    '',
    status === undefined ? 'The connection was cut.' : String(status),
    ...linesOf(headers),
    ...(answer === '' ? [] : ['', shownBody(answer, problems)]),
  ].join('\n');
}

function linesOf(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).flatMap(([name, value]) => value.split('\n').map((line) => `${name}: ${line}`));
}

function clean(text: string): string {
  return text.replace(notInXml, '\uFFFD');
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
