/** Which file decides each rule, and what is assumed there. Made when the site is built, from the sources and the tables. */
export interface RuleIndex {
  /** Files below `sandbox/` by rule. Of a rule made up at run time only the written part is known: `cop.` or `.booked`. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** By file below `sandbox/`. */
  readonly assumptions: Readonly<Record<string, readonly RuleAssumption[]>>;
  /** What the contract assumes about each operation. */
  readonly operations: Readonly<Record<string, readonly string[]>>;
}

export interface RuleAssumption {
  readonly subject: string;
  readonly assumption: string;
}

interface IndexSources {
  /** Text by path below `sandbox/`. */
  readonly sources: Readonly<Record<string, string>>;
  /** `sandbox/ASSUMPTIONS.md`. */
  readonly assumed: string;
  /** `openapi/ASSUMPTIONS.md`. */
  readonly register: string;
}

export function indexRules({ sources, assumed, register }: IndexSources): RuleIndex {
  const files: Record<string, string[]> = {};
  for (const [file, text] of Object.entries(sources)) {
    for (const [, rule = ''] of text.matchAll(
      /['`](?:\$\{\w+\}(?=\.))?([a-z0-9-]*\.(?:[\w-]+|(?=\$\{)))(?:['`]|\$\{)/g,
    )) {
      const known = files[rule] ?? [];
      if (!known.includes(file)) files[rule] = [...known, file];
    }
  }
  const assumptions: Record<string, RuleAssumption[]> = {};
  for (const [subject = '', assumption = '', decidedIn = ''] of rowsIn(assumed)) {
    for (const [, file = ''] of decidedIn.matchAll(/`([^`]+)`/g)) {
      assumptions[file] = [...(assumptions[file] ?? []), { subject, assumption }];
    }
  }
  const operations: Record<string, string[]> = {};
  for (const [, operation = '', text = ''] of register.matchAll(/^- \*\*`(\w+)[^`]*`\*\* \([^)]*\): (.+)$/gm)) {
    operations[operation] = [...(operations[operation] ?? []), text];
  }
  return { files, assumptions, operations };
}

/** The rows of the table of assumptions. */
function rowsIn(assumed: string): string[][] {
  const table = assumed.slice(assumed.indexOf('| subject | assumption | decided in |'));
  return table
    .split('\n')
    .slice(2)
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
}

export interface RuleOrigin {
  readonly files: readonly string[];
  readonly assumptions: readonly RuleAssumption[];
  readonly ofOperation: readonly string[];
}

export function originOf(index: RuleIndex, rule: string, operationId: string | null): RuleOrigin {
  const name = rule.slice(rule.indexOf('.'));
  const beginnings = Object.keys(index.files).filter((key) => /.[.-]$/.test(key) && rule.startsWith(key));
  const longest = beginnings.sort((left, right) => right.length - left.length)[0] ?? '';
  const files = index.files[rule] ?? index.files[name] ?? index.files[longest] ?? [];
  return {
    files,
    assumptions: files.flatMap((file) => index.assumptions[file] ?? []),
    ofOperation: operationId === null ? [] : (index.operations[operationId] ?? []),
  };
}
