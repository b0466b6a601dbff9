export interface BulkError {
  /** Null for an error of the whole file. */
  readonly row: number | null;
  readonly kind: 'record' | 'other' | 'miscellaneous';
  readonly code: string;
  readonly text: string;
}

interface ErrorLog {
  readonly fileName: string;
  readonly reference: string;
  readonly errors: readonly BulkError[];
}

/** The error report of a bulk file. */
export function bulkErrorLog({ fileName, reference, errors }: ErrorLog): Uint8Array {
  const of = (kind: BulkError['kind']) => errors.filter((error) => error.kind === kind);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<errorLog fileName="${escaped(fileName)}" reference="${escaped(reference)}">`,
    '  <recordErrors>',
    ...of('record').map(
      ({ row, code, text }) => `    <error row="${row}" code="${escaped(code)}">${escaped(text)}</error>`,
    ),
    '  </recordErrors>',
    '  <otherErrors>',
    ...of('other').map(({ code, text }) => `    <error code="${escaped(code)}">${escaped(text)}</error>`),
    '  </otherErrors>',
    '  <miscellaneousErrors>',
    ...of('miscellaneous').map(
      ({ code, text }) => `    <error code="${escaped(code)}"><description>${escaped(text)}</description></error>`,
    ),
    '  </miscellaneousErrors>',
    '</errorLog>',
    '',
  ];
  return new TextEncoder().encode(lines.join('\n'));
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML cannot hold become U+FFFD. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}
