/** What a pact's interaction expects: bodies and headers with the rules that apply to them. */
interface Expected {
  readonly body?: { readonly content?: unknown };
  readonly matchingRules?: { readonly body?: Rules };
}

interface PactToRead {
  readonly interactions: readonly {
    readonly description: string;
    readonly request: Expected;
    readonly response: Expected;
  }[];
}

type Rules = Readonly<Record<string, { readonly matchers: readonly Matcher[] }>>;

interface Matcher {
  readonly match: string;
  readonly variants?: readonly { readonly index: number; readonly rules: Rules }[];
}

/** The steps of `$.accounts[*].type`: `accounts`, `[*]`, `type`. */
type Path = readonly string[];

/**
 * The literals that nothing checks but their type: a type rule of a list or an object covers all below it that has no rule of
 * its own. @returns the interaction and the field of each, with its value.
 */
export function cascadingLiterals({ interactions }: PactToRead): readonly string[] {
  return interactions.flatMap(({ description, request, response }) =>
    [request, response].flatMap(({ body, matchingRules }) =>
      uncheckedIn(body?.content, matchingRules?.body ?? {}).map((field) => `${description}: ${field}`),
    ),
  );
}

function uncheckedIn(content: unknown, rules: Rules, before = ''): readonly string[] {
  const written = Object.entries(rules).map(([path, { matchers }]) => ({ path: stepsOf(path), matchers }));
  const ruleOf = (path: Path) => written.find((rule) => rule.path.length === path.length && isOn(rule.path, path));
  const nearest = (path: Path): (typeof written)[number] | undefined =>
    ruleOf(path) ?? (path.length === 0 ? undefined : nearest(path.slice(0, -1)));
  const own = leavesOf(content).flatMap(({ path, value }) =>
    ruleOf(path) === undefined && nearest(path)?.matchers[0]?.match === 'type'
      ? [`${before}${path.join('.')} is ${JSON.stringify(value)}`]
      : [],
  );
  const inVariants = written.flatMap(({ path, matchers }) =>
    matchers.flatMap(({ variants = [] }) =>
      variants.flatMap(({ index, rules: inside }) =>
        uncheckedIn(at(content, [...path, `[${index}]`]), inside, `${before}${path.join('.')}.[${index}].`),
      ),
    ),
  );
  return [...own, ...inVariants];
}

function leavesOf(value: unknown, path: Path = []): readonly { readonly path: Path; readonly value: unknown }[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [{ path, value }];
  const isList = Array.isArray(value);
  if (isList && value.length === 0) return [{ path, value }];
  return Object.entries(value).flatMap(([name, inside]) => leavesOf(inside, [...path, isList ? `[${name}]` : name]));
}

function stepsOf(path: string): Path {
  return path.slice(1).match(/\[\w+\]|\[\*\]|[^.[\]]+/g) ?? [];
}

/** Whether the rule's path leads to the value, or above it. */
function isOn(rule: Path, path: Path): boolean {
  return rule.every((step, place) => step === path[place] || (step === '[*]' && path[place]?.startsWith('[') === true));
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, step) => {
    const fields = node as Readonly<Record<string, unknown>> | undefined;
    return fields?.[step === '[*]' ? '0' : step.replace(/[[\]]/g, '')];
  }, value);
}
