/**
 * The rows as CSV: RFC 4180, UTF-8 without a byte order mark, lines ended by CR LF. Half a surrogate pair, which UTF-8
 * cannot hold, becomes U+FFFD.
 */
export function csvBytes(rows: readonly (readonly string[])[]): Uint8Array {
  return new TextEncoder().encode(rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join(''));
}

/**
 * Words for a cell. A spreadsheet takes a cell that begins so for a formula and runs it; after an apostrophe it shows
 * the words. The wide forms are what some of them take for the plain ones; control characters and spaces in front are
 * what some of them drop.
 */
export function inertText(text: string): string {
  return /^(?:[\p{Cc}\p{Cf}\s]*[=+\-@＝＋－＠]|[\t\r\n])/u.test(text) ? `'${text}` : text;
}

/** Blanks at either end are quoted too: some readers take them away otherwise. */
function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
