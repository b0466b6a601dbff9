import { type Contract, type Operation, operationsOf, resolve, type Schema } from '#openapi/generator/contract.ts';
import type { Rank } from './weighty.ts';

/** What a customer notices if an assumption is wrong, and how much it weighs. */
export interface Consequence {
  readonly rank: Rank;
  readonly consequence: string;
}

/** From the place of an assumption: the call, the field and what the app does without it. */
export function consequenceIn(contract: Contract) {
  const operations = operationsOf(contract);
  const byId = new Map(operations.map((one) => [one.id, one]));

  return (steps: readonly string[], calls: readonly string[]): Consequence => {
    const operation = byId.get(calls[0] ?? '');
    const tasks = tasksOf(calls.map((id) => byId.get(id)?.summary ?? id));
    const [section = '', kind = ''] = steps;
    if (section === 'paths' && steps.length === 3) return ofCall(operation, tasks);
    const isParameter = steps.includes('parameters') || kind === 'parameters';
    if (isParameter) return ofParameter(contract, operation, steps, tasks);
    if (steps.includes('headers')) return ofHeader(steps, tasks);
    if (kind === 'responses' || (section === 'paths' && steps.includes('responses') && !steps.includes('content')))
      return ofRefusal(contract, steps, tasks);
    return ofField(contract, operations, steps, calls, tasks);
  };
}

function ofCall(operation: Operation | undefined, tasks: string): Consequence {
  const call = operation === undefined ? 'the call' : `${operation.method} ${operation.path}`;
  return { rank: 'refuses', consequence: `If the bank has no ${call}, ${tasks} ends in a technical issue every time.` };
}

function ofParameter(
  contract: Contract,
  operation: Operation | undefined,
  steps: readonly string[],
  tasks: string,
): Consequence {
  const place = steps.indexOf('parameters');
  const named =
    steps[0] === 'components'
      ? (contract.components.parameters?.[steps[2] ?? ''] as Operation['parameters'][number] | undefined)
      : operation?.parameters[Number(steps[place + 1])];
  const name = named === undefined ? 'the parameter' : `\`${named.name}\``;
  if (named?.in === 'query' && named.required !== true)
    return {
      rank: 'shows wrong',
      consequence: `If the bank does not know ${name} so, it ignores it: ${tasks} shows more or other entries than were asked for.`,
    };
  return {
    rank: 'refuses',
    consequence: `If the bank reads ${name} in another form, it refuses ${tasks}, and the customer sees a technical issue.`,
  };
}

function ofHeader(steps: readonly string[], tasks: string): Consequence {
  const name = steps[steps.indexOf('headers') + 1] ?? '';
  return {
    rank: 'refuses',
    consequence: `Without the header \`${name}\` as assumed, the step after ${tasks} is missing or refused.`,
  };
}

function ofRefusal(contract: Contract, steps: readonly string[], tasks: string): Consequence {
  const written = steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step],
    contract,
  );
  const codes = [...new Set(JSON.stringify(written ?? {}).match(/\bDIGX_[A-Z0-9_]+\b/g) ?? [])].slice(0, 2);
  const known = codes.length === 0 ? 'the code that is assumed' : codes.map((code) => `\`${code}\``).join(' or ');
  if (/NotFound/.test(steps.join(' ')))
    return {
      rank: 'cosmetic',
      consequence: `Where the bank answers another code than ${known} to ${tasks}, the customer reads the general sentence with the helpdesk’s number.`,
    };
  return {
    rank: 'shows wrong',
    consequence: `A refusal of ${tasks} without ${known} is told in general words: the customer does not learn what to correct.`,
  };
}

function ofField(
  contract: Contract,
  operations: readonly Operation[],
  steps: readonly string[],
  calls: readonly string[],
  tasks: string,
): Consequence {
  const name = [...steps].reverse().find((step) => !structural.has(step) && !/^\d+$/.test(step)) ?? '';
  const isWhole = steps.length === 3;
  const field = isWhole ? `what the contract calls \`${name}\`` : `\`${name}\``;
  const ref = `#/components/schemas/${steps[2] ?? ''}`;
  const asked = operations.filter(({ id }) => calls.includes(id));
  const isSent =
    asked.length > 0 &&
    asked.every(({ requestBody }) => requestBody !== undefined && reaches(contract, requestBody, ref));
  const isAnswered = asked.some(({ answers }) => answers.some(({ answer }) => reaches(contract, answer, ref)));
  if (isSent && !isAnswered)
    return {
      rank: 'refuses',
      consequence: isWhole
        ? `If the body of ${tasks} has another shape, the bank refuses it and the customer cannot finish.`
        : `If the bank looks for something else than ${field}, it refuses ${tasks} or stores it without that value.`,
    };
  if (/preferredName|honorific|lastVisited|fileName|Frequency|accountName|Address|Tenure/.test(steps.join('.')))
    return { rank: 'cosmetic', consequence: `Where ${field} has another name, the page of ${tasks} leaves it out.` };
  if (isWhole || isNeeded(contract, steps))
    return {
      rank: 'shows wrong',
      consequence: `If ${field} is not found in the answer, ${tasks} shows nothing but a technical issue, although the bank has done it.`,
    };
  return {
    rank: 'shows wrong',
    consequence: `If ${field} comes under another name, ${tasks} shows a gap in its place.`,
  };
}

const structural = new Set(['properties', 'items', 'anyOf', 'oneOf', 'allOf', 'schema', 'content', 'application/json']);

function isNeeded(contract: Contract, steps: readonly string[]): boolean {
  const place = steps.lastIndexOf('properties');
  const owner = steps
    .slice(0, place)
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], contract) as
    | Schema
    | undefined;
  return Array.isArray(owner?.required) && (owner.required as string[]).includes(steps[place + 1] ?? '');
}

/** Whether something refers to a component, directly or through others. */
function reaches(contract: Contract, start: unknown, wanted: string, seen = new Set<string>()): boolean {
  const references = [...JSON.stringify(start).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
  return references.some((ref) => {
    if (ref === wanted) return true;
    if (seen.has(ref)) return false;
    seen.add(ref);
    return reaches(contract, resolve(contract, { $ref: ref }), wanted, seen);
  });
}

/** “list the accounts”, or the first of them and how many more there are. */
function tasksOf(summaries: readonly string[]): string {
  const [first = 'the call'] = summaries;
  const task = `“${first}”`;
  return summaries.length > 1 ? `${task} (and ${summaries.length - 1} more)` : task;
}
