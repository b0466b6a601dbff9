const token = /\s+|\{\s*\}|\[\s*\]|"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)|[{}[\],:]|[^\s{}[\],:"]+/gy;

/**
 * Formats JSON lazily, line by line, without parsing it: numbers stay as written on the wire, and incomplete text is
 * shown up to its end.
 */
export function* jsonLines(text: string): Generator<string> {
  let depth = 0;
  let line = '';
  const indent = () => '  '.repeat(depth);
  for (const [part] of text.matchAll(token)) {
    switch (part) {
      case '{':
      case '[':
        yield line + part;
        depth += 1;
        line = indent();
        break;
      case '}':
      case ']':
        if (line.trim() !== '') yield line;
        depth = Math.max(0, depth - 1);
        line = indent() + part;
        break;
      case ',':
        yield line + part;
        line = indent();
        break;
      case ':':
        line += ': ';
        break;
      default:
        if (/^[{[]/.test(part)) line += `${part[0]}${part.at(-1)}`;
        else if (part.trim() !== '') line += part;
    }
  }
  if (line.trim() !== '') yield line;
}

/** Formats JSON; other text is unchanged. */
export function bodyLines(text: string): Iterable<string> {
  return /^\s*[{[]/.test(text) ? jsonLines(text) : text.split(/\r?\n/);
}

export interface Slice {
  readonly text: string;
  /** Whether this is the last slice. */
  readonly last: boolean;
}

/** Splits a body into slices of lines, formatted only when requested. */
export function* slicesOf(text: string, first: number, rest: number): Generator<Slice, undefined> {
  let lines: string[] = [];
  let most = first;
  for (const line of bodyLines(text)) {
    if (lines.length === most) {
      yield { text: lines.join('\n'), last: false };
      lines = [];
      most = rest;
    }
    lines.push(line);
  }
  yield { text: lines.join('\n'), last: true };
}
