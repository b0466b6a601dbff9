import papa from 'papaparse';
import type { AssumptionState } from './current-assumptions.ts';
import type { RegisteredAssumption } from './register.ts';

export interface Answer {
  readonly id: string;
  /** `assumed` takes an earlier answer back. */
  readonly state: AssumptionState;
  readonly by: string;
  readonly remark: string;
}

/** @returns the answers that were filled in, and a sentence for each line that cannot be taken over. */
export function readQuestionnaire(
  text: string,
  register: readonly RegisteredAssumption[],
): { readonly answers: readonly Answer[]; readonly problems: readonly string[] } {
  const { data, meta } = papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const missing = ['id', 'answer', 'by'].filter((name) => meta.fields?.includes(name) !== true);
  if (missing.length > 0) return { answers: [], problems: [`The file has no column ${missing.join(', ')}.`] };
  const answers: Answer[] = [];
  const problems: string[] = [];
  const lines = data.filter(({ answer = '' }) => answer.trim() !== '');
  const answered = (id: string) => lines.filter((line) => line.id === id).length;
  for (const { id = '', answer = '', by = '', remark = '' } of lines) {
    const given = { id, state: answer.trim().toLowerCase(), by: by.trim(), remark: remark.trim() };
    const isOnce = answered(id) === 1 || id === '';
    const problem = isOnce ? problemWith(given, register) : 'it is answered more than once.';
    if (problem === undefined) answers.push({ ...given, state: given.state as Answer['state'] });
    else problems.push(`${id || 'A line without id'}: ${problem}`);
  }
  return { answers, problems };
}

function problemWith(
  { id, state, by, remark }: Record<keyof Answer, string>,
  register: readonly RegisteredAssumption[],
): string | undefined {
  const entry = register.find((one) => one.id === id);
  if (entry === undefined) return 'there is no such assumption.';
  if (entry.state === 'withdrawn') return 'it has been withdrawn.';
  if (!['confirmed', 'overturned', 'assumed'].includes(state)) {
    return `an answer is confirmed or overturned, not “${state}” (assumed takes an answer back).`;
  }
  if (by === '') return 'the column “by” must say who answered.';
  if (state === 'overturned' && remark === '') return 'the column “remark” must say how it really is.';
  return undefined;
}
