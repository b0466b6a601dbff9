/** The pact's matching rule for one path of a body. */
interface Rule {
  readonly matchers: readonly {
    readonly match: string;
    readonly regex?: string;
    readonly variants?: readonly { readonly index: number; readonly rules: Rules }[];
  }[];
}

export type Rules = Readonly<Record<string, Rule>>;

/**
 * Describes how the closest element of a list differs from a required one; the verifier says only that none matches.
 * Undefined if the path holds no such list.
 */
export function describeMissingElement(
  path: string,
  variant: number,
  { expected, rules, actual }: { readonly expected: unknown; readonly rules: Rules; readonly actual: unknown },
): string | undefined {
  const wanted = at(expected, path);
  const received = at(actual, path);
  if (!Array.isArray(wanted) || !Array.isArray(received)) return undefined;
  const [element] = wanted.slice(variant);
  const itsRules = rules[path]?.matchers[0]?.variants?.find(({ index }) => index === variant)?.rules ?? {};
  if (received.length === 0) return 'the list is empty';
  const [closest] = received
    .map((one, index) => ({ index, differences: differencesIn(element, one, itsRules) }))
    .sort((one, other) => one.differences.length - other.differences.length);
  return closest?.differences.map((text) => `${path}[${closest.index}]${text}`).join('; ');
}

/** @returns the path and the fault of each field that differs from the expected value. */
function differencesIn(expected: unknown, actual: unknown, rules: Rules, path = '$'): readonly string[] {
  const shown = path.slice(1);
  if (actual === undefined) return [`${shown} is missing`];
  const rule = ruleFor(path, rules);
  if (isFields(expected)) {
    if (!isFields(actual)) return [`${shown} is not an object`];
    return Object.entries(expected).flatMap(([name, value]) =>
      differencesIn(value, actual[name], rules, `${path}.${name}`),
    );
  }
  const isLike = fits(rule, expected, actual);
  return isLike ? [] : [`${shown} is ${JSON.stringify(actual)}, ${expectation(rule, expected)} was expected`];
}

function fits(rule: Rule['matchers'][number] | undefined, expected: unknown, actual: unknown): boolean {
  switch (rule?.match) {
    case undefined:
    case 'equality':
      return JSON.stringify(expected) === JSON.stringify(actual);
    case 'regex':
      return new RegExp(rule.regex ?? '').test(String(actual));
    case 'number':
    case 'decimal':
      return typeof actual === 'number';
    case 'integer':
      return Number.isInteger(actual);
    default:
      return typeof actual === typeof expected && Array.isArray(actual) === Array.isArray(expected);
  }
}

function expectation(rule: Rule['matchers'][number] | undefined, expected: unknown): string {
  if (rule?.match === 'regex') return `something like ${rule.regex}`;
  return rule === undefined || rule.match === 'equality'
    ? JSON.stringify(expected)
    : `a value of the type ${rule.match}`;
}

/** The rule for the path itself, or the type rule of a parent. */
function ruleFor(path: string, rules: Rules): Rule['matchers'][number] | undefined {
  const own = rules[path]?.matchers[0];
  if (own !== undefined || path === '$') return own;
  const above = ruleFor(path.replace(/(\.[^.[]+|\[\w+\])$/, ''), rules);
  return above?.match === 'type' ? above : undefined;
}

/** The value at `$.czItems` or `$.a.b[2]`. */
function at(value: unknown, path: string): unknown {
  const steps = path.slice(1).match(/[^.[\]]+/g) ?? [];
  return steps.reduce<unknown>(
    (node, step) => (isFields(node) || Array.isArray(node) ? node[step as never] : undefined),
    value,
  );
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
