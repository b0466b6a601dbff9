import { readFileSync } from 'node:fs';
import { contract as generated } from '#contracts/driver/contract.ts';
import { listMarked, listReach } from '#openapi/generator/assumptions.ts';
import { type Contract, operationsOf } from '#openapi/generator/contract.ts';
import { readIndex } from '#sandbox/panel/share/rule-index-plugin.ts';
import { type Consequence, consequenceIn } from './consequence.ts';
import { areaOfRule, type Team, teamOf } from './teams.ts';
import { type Rank, weightyInContract } from './weighty.ts';
import { weightyInBank } from './weighty-in-bank.ts';

export type AssumptionState = 'assumed' | 'confirmed' | 'overturned';

/** What the contract or the sandbox’s bank assumes at present. */
export interface CurrentAssumption {
  readonly of: 'contract' | 'bank';
  /** Names it from one version to the next: its place in the contract, or the bank rule’s subject. */
  readonly place: string;
  readonly assumption: string;
  readonly rank: Rank;
  /** Those of the contract that it concerns, and who runs them. */
  readonly areas: readonly string[];
  readonly team: Team;
  /** Operations that rest on it; none for a rule of the bank. */
  readonly calls: readonly string[];
  /** Undefined for a rule of the bank, which has no mark in a file. */
  readonly marked: AssumptionState | undefined;
  /** What a customer notices if it is wrong. */
  readonly consequence: string;
  /** What must change then. */
  readonly change: string;
  /** Path of keys in the bundled contract. */
  readonly steps?: readonly string[];
}

const states: readonly unknown[] = ['assumed', 'confirmed', 'overturned'];

/** Every assumption: of the contract from its marks, of the bank from its table and the rules in its code. */
export function currentAssumptions(contract: Contract = generated): readonly CurrentAssumption[] {
  return [...ofContract(contract), ...ofBank()];
}

function ofContract(contract: Contract): readonly CurrentAssumption[] {
  const { placeOf, callsOf } = listReach(contract);
  const derived = consequenceIn(contract);
  const areaOf = new Map(operationsOf(contract).map(({ id, tag }) => [id, tag]));
  return listMarked(contract)
    .filter(({ provenance }) => states.includes(provenance))
    .map(({ steps, assumption, provenance }) => {
      const calls = callsOf(steps);
      const place = placeOf(steps);
      const { rank, consequence } = weightyInContract[place] ?? derived(steps, calls);
      const areas = [...new Set(calls.flatMap((id) => areaOf.get(id) ?? []))];
      return {
        of: 'contract' as const,
        place,
        rank,
        areas,
        team: teamOf(areas),
        assumption: String(assumption),
        calls,
        marked: provenance as AssumptionState,
        consequence,
        change: `The contract at ${place}; then the compiler, the validators and the pacts name what follows in src/api and sandbox/http.`,
        steps,
      };
    });
}

/** The sandbox’s table of assumptions, each row joined with the rules that its files decide. */
function ofBank(): readonly CurrentAssumption[] {
  const { files } = readIndex();
  const rulesIn = (file: string) =>
    Object.keys(files).filter((rule) => files[rule]?.includes(file) && !/[.-]$/.test(rule));
  return bankRows().map(([subject = '', assumption = '', decidedIn = '']) => {
    const places = [...decidedIn.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    const rules = places.flatMap(rulesIn);
    const named = rules.length === 0 ? '' : `, rules ${rules.slice(0, 6).join(', ')}`;
    const area = areaOfRule(decidedIn);
    const { rank, consequence } = weightyInBank[subject] ?? ofRule(subject, assumption);
    return {
      of: 'bank' as const,
      place: subject,
      rank,
      areas: [area],
      team: teamOf([area]),
      assumption,
      calls: [],
      marked: undefined,
      consequence,
      change: `${places.map((file) => `sandbox/${file}`).join(', ')}${named}`,
    };
  });
}

/** For a rule without a sentence of its own: what it says shows where the bank’s answer would differ. */
function ofRule(subject: string, assumption: string): Consequence {
  const [code] = assumption.match(/\b(?:DIGX|FT|SM)[A-Z0-9_-]+\b/) ?? [];
  const topic = subject.replaceAll('`', '');
  if (code !== undefined)
    return {
      rank: 'shows wrong',
      consequence: `For “${topic}” the bank may answer another code than \`${code}\`: testers learn a message that customers will not read.`,
    };
  return {
    rank: 'cosmetic',
    consequence: `For “${topic}” the sandbox shows “${clause(assumption)}”; at the bank a tester may find it otherwise.`,
  };
}

function clause(text: string): string {
  const [first = ''] = text.replaceAll('`', '').split(/[;:](?!\d)/);
  return first.length > 90 ? `${first.slice(0, 88).trimEnd()} …` : first;
}

function bankRows(): readonly (readonly string[])[] {
  const text = readFileSync(new URL('../../sandbox/ASSUMPTIONS.md', import.meta.url), 'utf8');
  const [, table = ''] = text.split('| subject | assumption | decided in |\n');
  const rows = table.split('\n').slice(1);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end < 0 ? undefined : end).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
}
