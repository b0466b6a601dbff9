import type { WrittenStub } from '#sandbox/control/stubs/written-stub.ts';
import { matchIn, type TypedMatch } from '#sandbox/panel/faults/match-fields.tsx';

/** The form as it is typed. */
export interface StubDraft {
  readonly operationId: string;
  readonly status: string;
  readonly body: string;
  /** One a line. */
  readonly headers: string;
  /** Empty for every call. */
  readonly times: string;
  readonly delay: string;
  readonly match: TypedMatch;
  readonly unchecked: boolean;
}

export function emptyDraft(operationId: string): StubDraft {
  return { operationId, status: '200', body: '', headers: '', times: '', delay: '', match: {}, unchecked: false };
}

/** What the bank is told. It says what is wrong with it. */
export function stubOf(draft: StubDraft): WrittenStub {
  const { operationId, status, body, headers, times, delay, match, unchecked } = draft;
  const lines = headers.split('\n').filter((line) => line.trim() !== '');
  const named = lines.map((line) => /^([^:]*):?(.*)$/.exec(line)?.slice(1) ?? []);
  return {
    operationId,
    status: Number(status),
    ...(lines.length > 0 && {
      headers: Object.fromEntries(named.map(([name = '', value = '']) => [name.trim(), value.trim()])),
    }),
    ...(body.trim() !== '' && written(body)),
    ...(times.trim() !== '' && { times: Number(times) }),
    ...(delay.trim() !== '' && { delay: Number(delay) }),
    ...matchIn(match),
    ...(unchecked && { unchecked }),
  };
}

/** As JSON where it is some, however it was laid out. */
function written(text: string): Pick<WrittenStub, 'body' | 'text'> {
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return { text };
  }
}

export function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** Laid out to be edited. */
export function editable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
