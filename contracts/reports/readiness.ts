import { type InteractionOutcome, isKept, type Outcome } from '#contracts/verify/interaction-outcome.ts';
import { missesEarlier } from '#contracts/walk/walk-memory.ts';

/** How far a service is: its operations by area, why interactions broke, and what to do next. */
export interface Readiness {
  readonly areas: readonly AreaReadiness[];
  /** Each broken interaction counts under one cause; the operations that are absent come first, then the commonest. */
  readonly causes: readonly Cause[];
  readonly next: readonly string[];
}

export interface AreaReadiness {
  readonly area: string;
  readonly kept: readonly string[];
  readonly broken: readonly string[];
  /** Operations that gave no answer at all. */
  readonly absent: readonly string[];
}

export interface Cause {
  readonly cause: string;
  readonly count: number;
  readonly areas: readonly string[];
  /** One of the interactions. */
  readonly example: string;
}

interface Played extends InteractionOutcome {
  readonly area: string;
}

const mostSteps = 5;

export function readinessOf(parts: readonly Outcome[]): Readiness {
  const played = parts.flatMap(({ name, interactions }) => interactions.map((one) => ({ ...one, area: name })));
  const absent = absentIn(played);
  const called = played.filter(({ operation }) => operation !== undefined);
  const areas = [...new Set(called.map(({ area }) => area))].map((area) => areaOf(area, called, absent));
  const broken = played.filter((one) => !isKept(one) && !isAbsent(one, absent));
  const own = [...absentCauses(played, absent), ...causesOf(broken.filter((one) => !isConsequence(one)))];
  const following = broken.filter(isConsequence);
  const causes = following.length === 0 ? own : [...own, causeFrom(consequence, following)];
  return { areas, causes, next: own.slice(0, mostSteps).map(stepFor) };
}

const consequence = 'steps of the walk that need what an earlier step has not found';

function isConsequence({ problems }: Played): boolean {
  return problems.every((problem) => problem.startsWith('could not be done') && problem.includes(missesEarlier));
}

function areaOf(area: string, played: readonly Played[], absent: ReadonlySet<string>): AreaReadiness {
  const own = played.filter((one) => one.area === area);
  const broken = new Set(own.filter((one) => !isKept(one)).map(({ operation = '' }) => operation));
  const all = [...new Set(own.map(({ operation = '' }) => operation))];
  return {
    area,
    kept: all.filter((operation) => !broken.has(operation)),
    broken: all.filter((operation) => broken.has(operation) && !absent.has(operation)),
    absent: all.filter((operation) => absent.has(operation)),
  };
}

/** Operations whose every call was answered as if there were no such address. */
function absentIn(played: readonly Played[]): ReadonlySet<string> {
  const operations = new Set(played.flatMap(({ operation }) => operation ?? []));
  const isNothingThere = ({ status, exchange }: Played) =>
    [404, 405, 501].includes(status ?? 0) && !/"code"\s*:/.test(exchange?.answer ?? '"code":');
  const reached = (operation: string) =>
    played.filter((one) => one.operation === operation && one.status !== undefined);
  return new Set(
    [...operations].filter((operation) => reached(operation).length > 0 && reached(operation).every(isNothingThere)),
  );
}

function isAbsent({ operation = '' }: Played, absent: ReadonlySet<string>): boolean {
  return absent.has(operation);
}

/** One for each area; its guards are consequences. */
function absentCauses(played: readonly Played[], absent: ReadonlySet<string>): readonly Cause[] {
  const missing = played.filter((one) => isAbsent(one, absent));
  const areaOfEach = new Map(missing.map(({ operation, area }) => [operation, area]));
  for (const { operation, area } of missing) if (area !== 'guards') areaOfEach.set(operation, area);
  return [...new Set(areaOfEach.values())].map((area) => {
    const operations = [...areaOfEach].flatMap(([operation, own]) => (own === area ? [operation] : []));
    const own = missing.filter(({ operation }) => operations.includes(operation));
    return causeFrom(`absent: ${operations.join(', ')}`, own);
  });
}

/** The cause that most share takes its interactions out, then the next. */
function causesOf(broken: readonly Played[]): readonly Cause[] {
  const causes: Cause[] = [];
  let left = broken;
  while (left.length > 0) {
    const groups = new Map<string, readonly Played[]>();
    for (const one of left) {
      for (const cause of new Set(one.problems.map(withoutValues)))
        groups.set(cause, [...(groups.get(cause) ?? []), one]);
    }
    const [commonest] = [...groups].sort(([, one], [, other]) => other.length - one.length);
    if (commonest === undefined) break;
    const [cause, own] = commonest;
    causes.push(causeFrom(cause, own));
    left = left.filter((one) => !own.includes(one));
  }
  return causes;
}

function causeFrom(cause: string, members: readonly Played[]): Cause {
  const areas = [...new Set(members.map(({ area }) => area))];
  return { cause, count: members.length, areas, example: members[0]?.description ?? '' };
}

/** The same problem in another place of a list, or with another value, is the same. */
function withoutValues(problem: string): string {
  return problem
    .replace(/ \(and in \d+ more\)$/, '')
    .replace(/^(GET|POST|PUT|PATCH|DELETE) \S+ (gave|has|sets|took) /, 'an answer $2 ')
    .replace(/is “[^”]*”, /g, '')
    .replace(/, but is .*$/s, '')
    .replace(/\[\d+\]/g, '[]')
    .replace(/\/\d+(?=[/ ])/g, '/[]');
}

function stepFor({ cause, count, areas, example }: Cause): string {
  const where =
    areas.length > 3 ? `${areas.slice(0, 3).join(', ')} and ${areas.length - 3} more areas` : areas.join(', ');
  const what = cause.startsWith('absent: ') ? `Build ${cause.slice('absent: '.length)}` : `Mend “${cause}”`;
  return `${what} (${count === 1 ? '1 interaction' : `${count} interactions`} in ${where}; for one, ${example})`;
}

/** The table, the causes and what to do next, as text. */
export function describeReadiness({ areas, causes, next }: Readiness): string {
  const rows = areas.map(({ area, kept, broken, absent }) => [area, kept.length, broken.length, absent.length]);
  const table = [['area', 'kept', 'broken', 'absent'], ...rows].map(
    ([area, ...counts]) => `  ${String(area).padEnd(19)}${counts.map((count) => String(count).padStart(8)).join('')}`,
  );
  return [
    'Operations',
    ...table,
    ...(causes.length === 0
      ? []
      : ['', 'Causes', ...causes.map(({ cause, count }) => `  ${String(count).padStart(5)} × ${cause}`)]),
    ...(next.length === 0 ? [] : ['', 'Next', ...next.map((step, place) => `  ${place + 1}. ${step}`)]),
  ].join('\n');
}
