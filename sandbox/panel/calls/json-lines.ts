const token = /\s+|\{\s*\}|\[\s*\]|"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)|[{}[\],:]|[^\s{}[\],:"]+/gy;

/**
 * The lines of a JSON text set out for reading, made one at a time as they are asked for. The text is not parsed, only laid
 * out: figures stay as they stood on the wire, and a text that breaks off in the middle is shown up to there.
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

/** The lines of any body: JSON laid out, everything else as it is. */
export function bodyLines(text: string): Iterable<string> {
  return /^\s*[{[]/.test(text) ? jsonLines(text) : text.split(/\r?\n/);
}

export interface Slice {
  readonly text: string;
  /** Whether nothing comes after it. */
  readonly last: boolean;
}

/** The lines of a body, so many at a time; the rest is not even laid out before it is asked for. */
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
