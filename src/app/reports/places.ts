import { errorNames } from './record.ts';

/** Where an error was thrown, by the build's own files. */
export interface Place {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

export function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : undefined;
  return errorNames.find((known) => known === name) ?? 'other';
}

/** The first file of the build that an error's trace names. Its message, which may say anything, is not looked at. */
export function placeOf(error: unknown): Place {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return {};
  const { stack, message } = error;
  const begin = message === '' ? -1 : stack.indexOf(message);
  return placeIn(begin === -1 ? stack : stack.slice(begin + message.length));
}

export function placeIn(trace: string): Place {
  const [, file, line, column] = /\/assets\/([\w-]+\.js):(\d+)(?::(\d+))?/.exec(trace) ?? [];
  if (file === undefined) return {};
  return { file, line: Number(line), ...(column !== undefined && { column: Number(column) }) };
}

/** The file that did not arrive: browsers name it in the message that they write themselves. */
export function missingFileOf(error: unknown): Place {
  const [, file] = (error instanceof Error && /\/assets\/([\w-]+\.(?:js|css))\b/.exec(error.message)) || [];
  return file === undefined ? {} : { file };
}
