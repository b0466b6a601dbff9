import { orderKinds } from '#src/api/orders/order-kinds.ts';
import { answerFields, operationIds } from './contract-names.generated.ts';

// All that a report may hold. A value is one of a list, a number, a route of the app, a file of
// its build or a name of the contract; nothing that a
// customer, the bank or a page wrote can be any of these.

type Field = (value: unknown, routes: ReadonlySet<string>) => boolean;

const oneOf = (values: readonly string[]): Field => {
  const known = new Set<unknown>(values);
  return (value) => known.has(value);
};

const wholeUpTo =
  (most: number): Field =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

export const errorNames = [
  'AbortError',
  'AggregateError',
  'BankFailure',
  'DataCloneError',
  'DOMException',
  'Error',
  'EvalError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
] as const;

export const blockedKinds = [
  'inline',
  'eval',
  'trusted-types',
  'data',
  'blob',
  'own',
  'extension',
  'elsewhere',
] as const;

const directives = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
];

const fields = {
  type: oneOf(['error', 'boundary', 'chunk', 'policy', 'breach', 'outcome', 'vital']),
  /** The pattern of the page's route, `/payments/make/:account`. */
  route: (value, routes) => typeof value === 'string' && routes.has(value),
  /** The class of an error. */
  name: oneOf([...errorNames, 'other']),
  /** A file of the build: name and hash. */
  file: (value) => typeof value === 'string' && /^[a-z][a-zA-Z0-9-]{0,50}-[\w-]{8}\.(?:js|css)$/.test(value),
  line: wholeUpTo(1_000_000),
  column: wholeUpTo(10_000_000),
  /** Where an answer did not fit the contract. */
  operation: oneOf([...operationIds.values()]),
  /** Where reading it stopped: names of the contract's fields, and `*` for an entry of a list. */
  pointer: (value) => typeof value === 'string' && isPointer(value),
  directive: oneOf(directives),
  blocked: oneOf(blockedKinds),
  /** For an order whose outcome is unknown. */
  kind: oneOf(orderKinds),
  count: wholeUpTo(99),
  metric: oneOf(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  /** Milliseconds; of CLS thousandths. */
  value: wholeUpTo(600_000),
} satisfies Record<string, Field>;

function isPointer(text: string): boolean {
  const [root, ...steps] = text.split('/');
  return root === '' && steps.length <= 12 && steps.every((step) => step === '*' || answerFields.has(step));
}

export type FieldName = keyof typeof fields;
export type ReportRecord = Readonly<Partial<Record<FieldName, string | number>>>;

export const fieldNames = Object.keys(fields) as readonly FieldName[];

/** Only what may be reported; undefined where not even the type may be. */
export function recordOf(
  given: Readonly<Partial<Record<FieldName, unknown>>>,
  routes: ReadonlySet<string>,
): ReportRecord | undefined {
  const kept = Object.entries(fields).flatMap(([name, allows]: [string, Field]) => {
    const value = given[name as FieldName];
    return allows(value, routes) ? [[name, value]] : [];
  });
  const record: ReportRecord = Object.fromEntries(kept);
  return record.type === undefined ? undefined : record;
}
