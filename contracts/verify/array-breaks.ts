/** A rule of the pact on one place of a body, as far as it is needed here. */
interface Rule {
  readonly matchers: readonly {
    readonly match: string;
    readonly regex?: string;
    readonly variants?: readonly { readonly index: number; readonly rules: Rules }[];
  }[];
}

export type Rules = Readonly<Record<string, Rule>>;

/**
 * Says in which fields the element of a list that comes closest differs from one that must be among them; the verifier
 * says only that none is like it. Undefined where the place is no such list.
 */
export function describeMissingElement(
  place: string,
  variant: number,
  { expected, rules, actual }: { readonly expected: unknown; readonly rules: Rules; readonly actual: unknown },
): string | undefined {
  const wanted = at(expected, place);
  const came = at(actual, place);
  if (!Array.isArray(wanted) || !Array.isArray(came)) return undefined;
  const [element] = wanted.slice(variant);
  const itsRules = rules[place]?.matchers[0]?.variants?.find(({ index }) => index === variant)?.rules ?? {};
  if (came.length === 0) return 'the list is empty';
  const [closest] = came
    .map((one, index) => ({ index, differences: differencesIn(element, one, itsRules) }))
    .sort((one, other) => one.differences.length - other.differences.length);
  return closest?.differences.map((text) => `${place}[${closest.index}]${text}`).join('; ');
}

/** What keeps a value from being like the expected one: nothing, or for each field its path and what is wrong there. */
function differencesIn(expected: unknown, actual: unknown, rules: Rules, path = '$'): readonly string[] {
  const shown = path.slice(1);
  if (actual === undefined) return [`${shown} is missing`];
  const rule = ruleFor(path, rules);
  if (isFields(expected)) {
    if (!isFields(actual)) return [`${shown} is no object`];
    return Object.entries(expected).flatMap(([name, value]) =>
      differencesIn(value, actual[name], rules, `${path}.${name}`),
    );
  }
  const isLike = fits(rule, expected, actual);
  return isLike ? [] : [`${shown} is ${JSON.stringify(actual)}, ${wish(rule, expected)} was expected`];
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

function wish(rule: Rule['matchers'][number] | undefined, expected: unknown): string {
  if (rule?.match === 'regex') return `something like ${rule.regex}`;
  return rule === undefined || rule.match === 'equality'
    ? JSON.stringify(expected)
    : `a value of the type ${rule.match}`;
}

/** The rule of the place, or the type rule of one that holds it. */
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
