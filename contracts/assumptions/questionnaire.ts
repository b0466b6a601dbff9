import papa from 'papaparse';
import type { AssumptionState, CurrentAssumption } from './current-assumptions.ts';
import { keyOf, kindOf, type RegisteredAssumption } from './register.ts';
import { type Rank, ranks, weightyInContract } from './weighty.ts';

/** What a recording says of an assumption. */
export interface Proposal {
  readonly state: AssumptionState;
  readonly because: string;
}

/** An assumption that nobody has answered yet, with its id and what recorded traffic says of it. */
export interface OpenAssumption extends CurrentAssumption {
  readonly id: string;
  readonly proposal: Proposal | undefined;
}

const rankOrder = Object.keys(ranks) as readonly Rank[];
const writtenOrder = Object.keys(weightyInContract);

/** Those of the contract first, then the sandbox’s own rules; in each the heaviest first. */
export function openAssumptions(
  register: readonly RegisteredAssumption[],
  current: readonly CurrentAssumption[],
  proposals: ReadonlyMap<string, Proposal> = new Map(),
): readonly OpenAssumption[] {
  const byKey = new Map(current.map((one) => [keyOf(one), one]));
  return register
    .filter(({ state }) => state === 'assumed')
    .flatMap((entry): OpenAssumption[] => {
      const now = byKey.get(keyOf({ of: kindOf(entry), place: entry.place }));
      return now === undefined ? [] : [{ ...now, id: entry.id, proposal: proposals.get(entry.id) }];
    })
    .sort(
      (one, other) =>
        Number(one.of === 'bank') - Number(other.of === 'bank') ||
        rankOrder.indexOf(one.rank) - rankOrder.indexOf(other.rank) ||
        writtenOrder.indexOf(one.place) - writtenOrder.indexOf(other.place) ||
        one.id.localeCompare(other.id),
    );
}

/** For a first meeting with the bank’s teams: the twenty that weigh most for money, and the ten for security. */
export function firstThirty(open: readonly OpenAssumption[]): readonly OpenAssumption[] {
  const heaviest = (rank: Rank, count: number) =>
    open.filter((one) => one.of === 'contract' && one.rank === rank).slice(0, count);
  return [...heaviest('money', 20), ...heaviest('security', 10)];
}

/** As a question to those who know the service. */
export function inQuestion({ state, because }: Proposal): string {
  return state === 'confirmed'
    ? `Your traffic says that it is so (${because}): right?`
    : `Your traffic says that it is otherwise (${because}): is this how the service works?`;
}

const columns = [
  'id',
  'team',
  'area',
  'weight',
  'place',
  'calls',
  'assumption',
  'if wrong',
  'then change',
  'proposed',
  'answer',
  'by',
  'remark',
] as const;

/** A CSV file with a line for each open assumption, the heaviest first, for the backend team to fill in `answer`, `by` and `remark`. */
export function writeQuestionnaire(
  register: readonly RegisteredAssumption[],
  current: readonly CurrentAssumption[],
  proposals: ReadonlyMap<string, Proposal> = new Map(),
): string {
  const rows = openAssumptions(register, current, proposals).map((one) => [
    one.id,
    one.of === 'bank' ? `${one.team} (rule of the sandbox)` : one.team,
    one.areas.join(', '),
    one.rank,
    one.place,
    one.calls.join(' '),
    one.assumption,
    one.consequence,
    one.change,
    one.proposal === undefined ? '' : inQuestion(one.proposal),
    '',
    '',
    '',
  ]);
  return `${papa.unparse({ fields: [...columns], data: rows }, { escapeFormulae: true, newline: '\n' })}\n`;
}
