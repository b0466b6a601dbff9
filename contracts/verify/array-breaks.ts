import { marked } from '#contracts/driver/shown-values.ts';
import { areFields } from '#src/kernel/any-fields.ts';

/** The pact's matching rule for one path of a body. */
interface Rule {
  readonly matchers: readonly Matcher[];
}

interface Matcher {
  readonly match: string;
  readonly regex?: string;
  readonly min?: number;
  readonly variants?: readonly { readonly index: number; readonly rules: Rules }[];
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
  const itsRules = variantRules(ruleAt(path, rules), variant);
  return closestTo(wanted[variant], received, itsRules, path);
}

/** How the element that has most in common with the expected one differs. */
function closestTo(element: unknown, received: readonly unknown[], rules: Rules, path: string): string | undefined {
  if (received.length === 0) return 'the list is empty';
  const [closest] = received
    .map((one, index) => ({ index, differences: differencesIn(element, one, rules) }))
    .sort((one, other) => one.differences.length - other.differences.length);
  return closest?.differences.map((text) => `${path}[${closest.index}]${text}`).join('; ');
}

/** @returns the path and the fault of each field that differs from the expected value. */
function differencesIn(expected: unknown, actual: unknown, rules: Rules, path = '$'): readonly string[] {
  const shown = path.slice(1);
  if (actual === undefined) return [`${shown} is missing`];
  const rule = ruleFor(path, rules);
  if (areFields(expected)) {
    if (!areFields(actual)) return [`${shown} is not an object`];
    return Object.entries(expected).flatMap(([name, value]) =>
      differencesIn(value, actual[name], rules, `${path}.${name}`),
    );
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${shown} is not a list`];
    return differencesInList(expected, actual, rules, path);
  }
  const isLike = fits(rule, expected, actual);
  return isLike ? [] : [`${shown} is ${marked(JSON.stringify(actual))}, ${expectation(rule, expected)} was expected`];
}

/** A list inside an element: one that must contain elements, one of like elements, or one that must be equal. */
function differencesInList(
  expected: readonly unknown[],
  actual: readonly unknown[],
  rules: Rules,
  path: string,
): readonly string[] {
  const shown = path.slice(1);
  const rule = ruleFor(path, rules);
  if (rule?.match === 'arrayContains') {
    return expected.flatMap((element, index) => {
      const itsRules = variantRules(rule, index);
      if (actual.some((one) => differencesIn(element, one, itsRules).length === 0)) return [];
      return [`${shown} has none like element ${index}; the closest: ${closestTo(element, actual, itsRules, shown)}`];
    });
  }
  if (rule?.match === 'type') {
    const least = rule.min ?? 0;
    if (actual.length < least) return [`${shown} has ${actual.length} elements, at least ${least} were expected`];
    return actual.flatMap((one, index) => differencesIn(expected[0], one, rules, `${path}[${index}]`));
  }
  if (actual.length !== expected.length) {
    return [`${shown} has ${actual.length} elements, ${expected.length} were expected`];
  }
  return expected.flatMap((element, index) => differencesIn(element, actual[index], rules, `${path}[${index}]`));
}

function variantRules(rule: Matcher | undefined, variant: number): Rules {
  return rule?.variants?.find(({ index }) => index === variant)?.rules ?? {};
}

function fits(rule: Matcher | undefined, expected: unknown, actual: unknown): boolean {
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

function expectation(rule: Matcher | undefined, expected: unknown): string {
  if (rule?.match === 'regex') return `something like ${rule.regex}`;
  return rule === undefined || rule.match === 'equality'
    ? JSON.stringify(expected)
    : `a value of the type ${rule.match}`;
}

/** The rule for the path itself, or the type rule of a parent. */
function ruleFor(path: string, rules: Rules): Matcher | undefined {
  const own = ruleAt(path, rules);
  if (own !== undefined || path === '$') return own;
  const above = ruleFor(path.replace(/(\.[^.[]+|\[\w+\])$/, ''), rules);
  return above?.match === 'type' ? above : undefined;
}

/** Rules of like elements are written once, for `[*]`. */
function ruleAt(path: string, rules: Rules): Matcher | undefined {
  return (rules[path] ?? rules[path.replace(/\[\d+\]/g, '[*]')])?.matchers[0];
}

/** The value at `$.czItems` or `$.a.b[2]`. The pact writes one element of a list of like ones, so it answers for all. */
function at(value: unknown, path: string): unknown {
  const steps = path.slice(1).match(/[^.[\]]+/g) ?? [];
  return steps.reduce<unknown>((node, step) => {
    if (Array.isArray(node)) return node[Number(step)] ?? node[0];
    return areFields(node) ? node[step] : undefined;
  }, value);
}
