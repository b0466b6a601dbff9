import type { WrittenPact } from '#contracts/verify/mismatch-words.ts';
import type { MediaType, Operation } from '#openapi/generator/contract.ts';

/** A recorded call of the app, with the operation that it asks. */
export type RecordedInteraction = WrittenPact['interactions'][number] & {
  readonly operation: string | undefined;
  readonly status: number;
  readonly request?: {
    readonly query?: Readonly<Record<string, readonly string[]>>;
    readonly headers?: Readonly<Record<string, readonly string[]>>;
    readonly body?: { readonly content: unknown };
    readonly generators?: {
      readonly path?: { readonly expression: string };
      readonly query?: Readonly<Record<string, { readonly expression: string }>>;
      readonly header?: Readonly<Record<string, { readonly expression: string }>>;
      readonly body?: Readonly<Record<string, { readonly expression: string }>>;
    };
  };
};

export interface Given {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  readonly says: string;
  /** Empty where the example leaves it out. */
  readonly value: string;
  readonly isNumber: boolean;
  /** What the sandbox puts the customer’s own token for, such as `{account:current}`; else the value. */
  readonly inSandbox: string;
}

/** One good request of an operation, as the app makes it. */
export interface ExampleRequest {
  readonly given: readonly Given[];
  readonly body:
    | { readonly type: string; readonly value: unknown; readonly inSandbox: unknown; readonly isForm: boolean }
    | undefined;
  /** The sandbox’s customer who makes it, or `visitor` before log-in. */
  readonly persona: string;
  /** The situation in which it is answered so. */
  readonly states: readonly string[];
  /** Whether some of its values come from earlier calls, such as the id of a payment. */
  readonly followsOthers: boolean;
}

/** What the sandbox calls somebody who is not logged in. */
export const visitor = 'visitor';

const usualPersona = 'private-customer';

/** By alias, of the personas that the pacts use most. */
const payeeOf: Readonly<Record<string, string>> = {
  [usualPersona]: 'saddlecombe-college',
  'racing-owner': 'amelia-thornbury',
};

/** What the sandbox calls a value of a state; undefined for what only an earlier call brings, such as the id of a payment. */
function placeholderOf(value: string, persona: string): string | undefined {
  const payee = payeeOf[persona];
  const [, account] = /^(current|savings|notice|bond|mortgage|loan)Account$/.exec(value) ?? [];
  if (account !== undefined) return `{account:${account}}`;
  if (value === 'bulkAccount') return '{account:current}';
  if (/^(own|instruction|bulk)Party$/.test(value)) return '{party:1}';
  if (value === 'payee' && payee !== undefined) return `{payee:${payee}}`;
  if (value === 'group' && payee !== undefined) return `{payee-group:${payee}}`;
  return undefined;
}

/** From the pacts, so that it is a request that the app really makes; from the contract’s examples where there is none. */
export function exampleRequest(operation: Operation, interactions: readonly RecordedInteraction[]): ExampleRequest {
  const good = interactions.filter((one) => one.operation === operation.id && one.status < 300);
  const complete = good.filter(isAllOfSandbox).toSorted((one, other) => Number(isEmpty(one)) - Number(isEmpty(other)));
  const recorded = complete.find((one) => personaOf(one) === usualPersona) ?? complete[0] ?? good[0];
  const persona = personaOf(recorded);
  const { query = {}, headers = {}, body, generators = {} } = recorded?.request ?? {};
  const inPath = pathValues(operation.path, generators.path?.expression);
  const shown = (expression: string | undefined, value: string) => placed(expression, persona) ?? value;
  const given = operation.parameters
    .filter(({ name }) => name !== 'locale' && name !== 'x-nonce')
    .map((parameter): Given => {
      const { name, place, example } = { ...parameter, place: parameter.in as Given['place'] };
      const written = String(example ?? parameter.schema.example ?? parameter.schema.default ?? '');
      const isSent = { query: query[name], header: headers[name], path: [written], cookie: undefined }[parameter.in];
      const value = place === 'path' ? written : (isSent?.[0] ?? (parameter.required === true ? written : ''));
      const expression = place === 'path' ? inPath[name] : generators[place]?.[name]?.expression;
      const { description = '' } = parameter as { readonly description?: string };
      return {
        name,
        place,
        isRequired: parameter.required === true,
        says: description,
        value,
        isNumber: /^(integer|number)$/.test(String(parameter.schema.type)),
        inSandbox: value === '' ? '' : shown(expression, value),
      };
    });
  return {
    given,
    body: bodyOf(operation, body?.content, generators.body ?? {}, persona),
    persona: persona ?? visitor,
    states: statesOf(recorded),
    followsOthers: recorded === undefined || !isAllOfSandbox(recorded),
  };
}

/** Such as a list of what is not there. */
function isEmpty({ description, providerStates = [] }: RecordedInteraction): boolean {
  return /\bno\b|\bnothing\b/.test([description, ...providerStates.map(({ name }) => name)].join(' '));
}

function isAllOfSandbox(one: RecordedInteraction): boolean {
  const { generators = {} } = one.request ?? {};
  // A payee that is changed or deleted is one that an earlier call has brought that far.
  if (/\$\{(group|payee)\}/.test(generators.path?.expression ?? '')) return false;
  const text = JSON.stringify(generators);
  const persona = personaOf(one) ?? '';
  return [...text.matchAll(/\$\{(\w+)\}/g)].every(
    ([, value = '']) =>
      /^(session|nonce|(from|to)(Day|Slashed))$/.test(value) || placeholderOf(value, persona) !== undefined,
  );
}

function personaOf(one: RecordedInteraction | undefined): string | undefined {
  const [state] = one?.providerStates ?? [];
  const persona = state?.params?.persona;
  return typeof persona === 'string' && !/^a prospect/.test(state?.name ?? '') ? persona : undefined;
}

function statesOf(one: RecordedInteraction | undefined): readonly string[] {
  return (one?.providerStates ?? []).map(({ name, params = {} }) =>
    name.replace(/\{(\w+)\}/g, (whole, parameter: string) => String(params[parameter] ?? whole)),
  );
}

/** `${currentAccount}` as the sandbox writes it; undefined if a part of it comes from an earlier call alone. */
function placed(expression: string | undefined, persona: string | undefined): string | undefined {
  if (expression === undefined || persona === undefined) return undefined;
  let isWhole = true;
  const text = expression.replace(/\$\{(\w+)\}/g, (_, value: string) => {
    const placeholder = placeholderOf(value, persona);
    if (placeholder === undefined) isWhole = false;
    return placeholder ?? '';
  });
  return isWhole ? text : undefined;
}

/** The expression of each parameter in the path. */
function pathValues(path: string, expression: string | undefined): Readonly<Record<string, string>> {
  if (expression === undefined) return {};
  const pattern = new RegExp(`${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return pattern.exec(expression)?.groups ?? {};
}

function bodyOf(
  { requestBody }: Operation,
  recorded: unknown,
  generators: Readonly<Record<string, { readonly expression: string }>>,
  persona: string | undefined,
): ExampleRequest['body'] {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || media === undefined) return undefined;
  const isForm = type.includes('urlencoded');
  const value = isForm || recorded === undefined ? exampleOf(media) : recorded;
  if (isForm) return { type, value, inSandbox: value, isForm };
  const inSandbox: unknown = structuredClone(value);
  for (const [pointer, { expression }] of Object.entries(generators)) {
    const text = placed(expression, persona);
    if (text !== undefined) put(inSandbox, pointer, text);
  }
  return { type, value, inSandbox, isForm };
}

/** Sets what `$.from.id.value` or `$.accounts[0].id` names. */
function put(root: unknown, pointer: string, value: string): void {
  const steps = pointer
    .replace(/^\$\.?/, '')
    .split(/[.[\]]+/)
    .filter((step) => step !== '');
  const last = steps.pop();
  const place = steps.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], root);
  if (last !== undefined && typeof place === 'object' && place !== null) Object.assign(place, { [last]: value });
}

function exampleOf({ example, examples }: MediaType): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value;
}
