import type { OpenAssumption } from '#contracts/assumptions/questionnaire.ts';
import { contract, contractOperations, serviceBase } from '#contracts/driver/contract.ts';
import { exampleRequest, type RecordedInteraction } from '#contracts/reference/example-request.ts';
import type { MediaType, Operation } from '#openapi/generator/contract.ts';

/** A request and its answer, from the pacts and the contract’s examples, cut to the part that an assumption is about. */
export interface AssumptionExample {
  readonly operation: Operation;
  readonly request: string;
  readonly answer: string;
}

/** Undefined only where no call has anything to do with it. */
export function exampleFor(
  open: OpenAssumption,
  interactions: readonly RecordedInteraction[],
  mostLines: number,
): AssumptionExample | undefined {
  const shown = shownIn(open);
  if (shown === undefined) return undefined;
  const { operation, status, body } = shown;
  const field = fieldOf(open);
  return {
    operation,
    request: cut(requestText(operation, interactions), field, mostLines),
    answer: cut(`${status}\n${body === undefined ? '' : JSON.stringify(body, undefined, 2)}`, field, mostLines),
  };
}

interface Shown {
  readonly operation: Operation;
  readonly status: string;
  readonly body: unknown;
}

function shownIn(open: OpenAssumption): Shown | undefined {
  if (open.of === 'bank') return shownForRule(open);
  const calls = contractOperations.filter(({ id }) => open.calls.includes(id));
  const all = calls.flatMap(answersOf);
  const [, response] = /^responses\/(\w+)/.exec(open.place) ?? [];
  const [, status] = / responses (\d+)/.exec(open.place) ?? [];
  const field = fieldOf(open);
  return (
    all.find((one) => response !== undefined && one.written === response) ??
    all.find((one) => status !== undefined && one.status === status) ??
    all.find((one) => one.isGood && field !== undefined && JSON.stringify(one.body ?? '').includes(`"${field}":`)) ??
    all.find(({ isGood }) => isGood)
  );
}

/** By a code that the rule names, or else a good answer of its area. */
function shownForRule({ assumption, areas }: OpenAssumption): Shown | undefined {
  const codes = assumption.match(/\b(?:DIGX|FT|SM)[A-Z0-9_-]+\b/g) ?? [];
  const inArea = contractOperations.filter(({ tag }) => areas.includes(tag)).flatMap(answersOf);
  const all = [...inArea, ...contractOperations.flatMap(answersOf)];
  return (
    all.find(({ body }) => codes.some((code) => JSON.stringify(body ?? '').includes(`"${code}"`))) ??
    inArea.find(({ isGood, operation }) => isGood && operation.method !== 'GET') ??
    inArea.find(({ isGood }) => isGood)
  );
}

function answersOf(operation: Operation) {
  return operation.answers.flatMap(({ status, answer }) => {
    const reference = operation.written.responses[status] as { readonly $ref?: string } | undefined;
    const written = reference?.$ref?.split('/').at(-1);
    const bodies = Object.values(answer.content ?? {}).flatMap(examplesOf);
    const isGood = Number(status) < 300;
    return (bodies.length === 0 ? [undefined] : bodies).map((body) => ({ operation, status, written, isGood, body }));
  });
}

function examplesOf({ example, examples = {} }: MediaType): readonly unknown[] {
  return example === undefined ? Object.values(examples).map(({ value }) => value) : [example];
}

function requestText(operation: Operation, interactions: readonly RecordedInteraction[]): string {
  const { given, body } = exampleRequest(operation, interactions);
  const path = operation.path.replace(
    /\{(\w+)\}/g,
    (whole, name: string) => given.find((one) => one.place === 'path' && one.name === name)?.value ?? whole,
  );
  const query = given.filter(({ place, value, isRequired }) => place === 'query' && (value !== '' || isRequired));
  const search = query.map(({ name, value }) => `${name}=${value}`).join('&');
  const headers = given.flatMap(({ place, name, value }) =>
    place === 'header' && value !== '' ? [`${name}: ${value}`] : [],
  );
  const lines = [`${operation.method} ${serviceBase}${path}${search === '' ? '' : `?${search}`}`, ...headers];
  return [...lines, ...(body === undefined ? [] : [JSON.stringify(body.value, undefined, 2)])].join('\n');
}

/** The innermost field that the assumption names. */
function fieldOf({ of, place, steps = [] }: OpenAssumption): string | undefined {
  if (of === 'bank') return undefined;
  const [, component] = /^parameters\/(\w+)/.exec(place) ?? [];
  if (component !== undefined)
    return (contract.components.parameters?.[component] as { readonly name?: string } | undefined)?.name;
  const at = steps.lastIndexOf('properties');
  return at < 0 ? undefined : steps[at + 1];
}

/** The first lines, and those around the field. */
function cut(text: string, field: string | undefined, mostLines: number): string {
  const lines = text.split('\n');
  if (lines.length <= mostLines) return text;
  const at = field === undefined ? -1 : lines.findIndex((line) => line.includes(`"${field}":`));
  const start = at < mostLines - 4 ? 1 : at - Math.floor(mostLines / 3);
  const part = lines.slice(start, start + mostLines - 2);
  return [
    lines[0],
    ...(start > 1 ? ['  …'] : []),
    ...part,
    ...(start + part.length < lines.length ? ['  …'] : []),
  ].join('\n');
}
