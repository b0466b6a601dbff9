import type { BodyPlan, HeadersPlan, NumbersInTexts, OperationPlan } from './validator-plan.ts';

/** Bundled into the sandbox with the compiled checks; gives all breaches one shape. */

interface CheckError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Check {
  (value: unknown): boolean;
  errors?: readonly CheckError[] | null;
}

interface Checks {
  readonly bodies: Readonly<Record<string, Check>>;
  readonly texts: Readonly<Record<string, Check>>;
  readonly numbers: NumbersInTexts;
}

type Texts = Readonly<Record<string, string>>;

interface Breach {
  readonly where: string;
  readonly rule: string;
  readonly message: string;
}

/** With the values that a list allows, which only testers read. */
interface Found extends Breach {
  readonly allowed?: readonly unknown[];
}

interface RequestParts {
  readonly path: Texts;
  readonly query: Texts;
  readonly headers: Texts;
  readonly body: unknown;
}

interface AnswerParts {
  readonly status: number;
  readonly headers: Texts;
  readonly body: unknown;
}

export function createValidators(plans: Readonly<Record<string, OperationPlan>>, checks: Checks) {
  return Object.fromEntries(Object.entries(plans).map(([id, plan]) => [id, createValidator(plan, checks)]));
}

function createValidator({ request, answers }: OperationPlan, checks: Checks) {
  return {
    request: (input: RequestParts): Breach[] =>
      [
        ...breachesOf(checks, 'texts', request.path, input.path, '/path'),
        ...breachesOf(checks, 'texts', request.query, input.query, '/query'),
        ...breachesOfHeaders(checks, request.headers, input.headers),
        ...(request.body === null ? [] : breachesOfBody(checks, request.body, input)),
      ].map(({ allowed: _, ...breach }) => breach),
    answer: (input: AnswerParts): Breach[] => {
      const declared = answers[input.status];
      if (declared === undefined) {
        return [{ where: '/status', rule: 'status', message: `${input.status} is not an answer of this operation` }];
      }
      return [
        ...breachesOfHeaders(checks, declared.headers, input.headers),
        ...(declared.body === null ? [] : breachesOfBody(checks, declared.body, input)),
      ].map(naming);
    },
  };
}

const mostNamed = 20;

function naming({ allowed, ...breach }: Found): Breach {
  if (allowed === undefined) return breach;
  const more = allowed.length > mostNamed ? ` and ${allowed.length - mostNamed} more` : '';
  return { ...breach, message: `must be one of ${allowed.slice(0, mostNamed).join(', ')}${more}` };
}

function breachesOfHeaders(checks: Checks, plan: HeadersPlan, headers: Texts): Found[] {
  return [
    ...breachesOf(checks, 'texts', plan.check, headers, '/headers'),
    ...Object.entries(plan.json).flatMap(([name, check]) => {
      const text = headers[name];
      if (text === undefined) return [];
      const where = `/headers/${name}`;
      const parsed = parseJson(text);
      return parsed === undefined
        ? [{ where, rule: 'json', message: 'must be JSON text' }]
        : breachesOf(checks, 'bodies', check, parsed, where);
    }),
  ];
}

function breachesOfBody(
  checks: Checks,
  plan: BodyPlan,
  { headers, body }: Pick<RequestParts, 'headers' | 'body'>,
): Found[] {
  if (body === undefined && !plan.required) return [];
  if (body === undefined) return [{ where: '/body', rule: 'required', message: 'must be present' }];
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const declared = plan.types[type];
  if (declared === undefined) {
    const message = `must be ${Object.keys(plan.types).join(' or ')}`;
    return [{ where: '/headers/content-type', rule: 'content-type', message }];
  }
  return breachesOf(checks, declared.among, declared.check, body, '/body');
}

function breachesOf(checks: Checks, among: 'bodies' | 'texts', name: string, given: unknown, root: string): Found[] {
  const check = checks[among][name];
  if (check === undefined) throw new Error(`No compiled check ${name} among ${among}`);
  const value = among === 'texts' ? withNumbers(given as Texts, checks.numbers[name]) : given;
  if (check(value)) return [];
  return (
    (check.errors ?? [])
      // "Must match else schema" only repeats the errors of the branch.
      .filter(({ keyword }) => keyword !== 'if')
      .map(({ instancePath, keyword, message = 'is not valid', params }) => ({
        where: root + instancePath + (keyword === 'required' ? `/${params.missingProperty}` : ''),
        rule: keyword,
        message: keyword === 'required' ? 'must be present' : message,
        ...(Array.isArray(params.allowedValues) && { allowed: params.allowedValues }),
      }))
  );
}

/** Only plain digits are a number: `0x10`, `+5`, ` 5` and `5e0` stay text. */
const plainNumber = /^-?\d+(\.\d+)?$/;

function withNumbers(texts: Texts, names: readonly string[] = []): Readonly<Record<string, unknown>> {
  if (names.length === 0) return texts;
  const numbers = names
    .map((name) => [name, texts[name] ?? ''] as const)
    .filter(([, text]) => plainNumber.test(text))
    .map(([name, text]) => [name, Number(text)]);
  return { ...texts, ...Object.fromEntries(numbers) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
