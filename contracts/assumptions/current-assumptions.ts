import { readFileSync } from 'node:fs';
import { contract as generated } from '#contracts/driver/contract.ts';
import { listMarked, listReach } from '#openapi/generator/assumptions.ts';
import { type Contract, operationsOf } from '#openapi/generator/contract.ts';
import { readIndex } from '#sandbox/panel/share/rule-index-plugin.ts';

export type AssumptionState = 'assumed' | 'confirmed' | 'overturned';

/** What the contract or the sandbox’s bank assumes at present. */
export interface CurrentAssumption {
  readonly of: 'contract' | 'bank';
  /** Names it from one version to the next: its place in the contract, or the bank rule’s subject. */
  readonly place: string;
  readonly assumption: string;
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
  const summaries = new Map(operationsOf(contract).map(({ id, summary }) => [id, summary.toLowerCase()]));
  return listMarked(contract)
    .filter(({ provenance }) => states.includes(provenance))
    .map(({ steps, assumption, provenance }) => {
      const calls = callsOf(steps);
      const tasks = calls.slice(0, 3).map((id) => summaries.get(id) ?? id);
      const more = calls.length > 3 ? ` and ${calls.length - 3} more` : '';
      return {
        of: 'contract' as const,
        place: placeOf(steps),
        assumption: String(assumption),
        calls,
        marked: provenance as AssumptionState,
        consequence: `${consequenceOf(steps)}${tasks.length === 0 ? '' : ` (${tasks.join('; ')}${more})`}`,
        change: `The contract at ${placeOf(steps)}; then the compiler, the validators and the pacts name what follows in src/api and sandbox/http.`,
        steps,
      };
    });
}

function consequenceOf(steps: readonly string[]): string {
  const [area = '', kind = ''] = steps;
  if (steps.includes('x-when-repeated')) {
    return 'A confirmation that is sent again could move money twice, so no customer may be offered it';
  }
  if (steps.includes('parameters') || kind === 'parameters' || steps.includes('requestBody')) {
    return 'The bank refuses or misreads the request, and the customer cannot finish';
  }
  if (steps.includes('headers') || kind === 'headers')
    return 'The app misses what the header tells it, and the call fails or stays without its next step';
  if (area === 'paths' && steps.length <= 3)
    return 'The call does not exist as the app makes it, and the customer is told of a technical issue';
  if (area === 'paths') return 'The app does not expect this answer, and tells the customer of a technical issue';
  return 'The app reads the field wrongly or not at all: the customer sees a wrong text, a gap or a technical issue';
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
    return {
      of: 'bank' as const,
      place: subject,
      assumption,
      calls: [],
      marked: undefined,
      consequence: 'Customers, testers and trainers meet another outcome at the real bank than in the sandbox',
      change: `${places.map((file) => `sandbox/${file}`).join(', ')}${named}`,
    };
  });
}

function bankRows(): readonly (readonly string[])[] {
  const readme = readFileSync(new URL('../../sandbox/README.md', import.meta.url), 'utf8');
  const [, table = ''] = readme.split('| subject | assumption | decided in |\n');
  const rows = table.split('\n').slice(1);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end < 0 ? undefined : end).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
}
