/** Which file decides each rule, and what is assumed there. Made when the site is built, from the sources and the tables. */
export interface RuleIndex {
  /** Files below `sandbox/` by rule. Of a rule made up at run time only the written part is known: `cop.` or `.booked`. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Files of the bank by reason, for rules that are an area and a reason: `payments.not-enough-funds`. */
  readonly reasons: Readonly<Record<string, readonly string[]>>;
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
  const files = filesByMatch(sources, /['`](?:\$\{[\w.]+\}s?(?=\.))?([a-z0-9-]*\.(?:[\w-]+|(?=\$\{)))(?:['`]|\$\{)/g);
  const ofTheBank = Object.fromEntries(Object.entries(sources).filter(([file]) => file.startsWith('bank/')));
  // Neither an alternative of a type nor a key.
  const reasons = filesByMatch(ofTheBank, /(?<!\| *|Extract<[^>]*)'([a-z]+(?:-[a-z]+)+)'(?!:| \|)/g);
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
  return { files, reasons, assumptions, operations };
}

/** By the first group of the pattern. */
function filesByMatch(sources: IndexSources['sources'], pattern: RegExp): Record<string, readonly string[]> {
  const found: Record<string, string[]> = {};
  for (const [file, text] of Object.entries(sources)) {
    for (const [, match = ''] of text.matchAll(pattern)) {
      const known = found[match] ?? [];
      if (!known.includes(file)) found[match] = [...known, file];
    }
  }
  return found;
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
  /** What a tester has set decided it, not the bank. */
  readonly setBy: 'fault' | 'magic' | 'switch' | undefined;
  readonly files: readonly string[];
  readonly assumptions: readonly RuleAssumption[];
  readonly ofOperation: readonly string[];
}

export function originOf(index: RuleIndex, rule: string, operationId: string | null): RuleOrigin {
  const files = filesOf(index, rule);
  return {
    setBy: setBy(rule),
    files,
    assumptions: files.flatMap((file) => index.assumptions[file] ?? []),
    ofOperation: operationId === null ? [] : (index.operations[operationId] ?? []),
  };
}

function setBy(rule: string): RuleOrigin['setBy'] {
  if (rule.startsWith('fault.')) return 'fault';
  if (rule.startsWith('magic.')) return 'magic';
  return /\.(?:refused-as-set$|as-switched-)/.test(rule) ? 'switch' : undefined;
}

function filesOf({ files, reasons }: RuleIndex, rule: string): readonly string[] {
  const dot = rule.indexOf('.');
  const [area, reason] = [rule.slice(0, Math.max(0, dot)), rule.slice(dot + 1)];
  const written = files[rule] ?? files[`.${reason}`];
  if (written !== undefined) return written;
  const decided = reasons[reason];
  if (decided !== undefined) {
    const inArea = decided.filter((file) => file.startsWith(`bank/${area}/`));
    return inArea.length > 0 ? inArea : decided;
  }
  const beginnings = Object.keys(files).filter((key) => /.[.-]$/.test(key) && rule.startsWith(key));
  const longest = beginnings.sort((left, right) => right.length - left.length)[0] ?? '';
  return files[longest] ?? [];
}
