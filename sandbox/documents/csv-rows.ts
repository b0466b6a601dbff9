/**
 * RFC 4180, UTF-8 without a byte order mark, CR LF line ends. Half a surrogate pair, which UTF-8 cannot hold, becomes
 * U+FFFD.
 */
export function csvBytes(rows: readonly (readonly string[])[]): Uint8Array {
  return new TextEncoder().encode(rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join(''));
}

/**
 * Text with a leading apostrophe where a spreadsheet would run it as a formula. Some spreadsheets accept wide forms
 * of the formula characters, some ignore leading control characters and spaces, and some begin a cell at a semicolon.
 */
export function inertText(text: string): string {
  return /^(?:[\p{Cc}\p{Cf}\s;；]*[=+\-@＝＋－＠]|[\t\r\n])/u.test(text) ? `'${text}` : text;
}

/** Some readers trim unquoted spaces at either end, and some take a semicolon or a tab for the end of a cell. */
function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
