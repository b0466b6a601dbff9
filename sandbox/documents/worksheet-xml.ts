import { calendarDay, daysBetween } from '#src/kernel/calendar.ts';
import type { Cell } from './extract-columns.ts';
import { cellStyles } from './workbook-parts.ts';

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Day 0 of spreadsheet dates from March 1900 on. */
const dayZero = calendarDay('1899-12-30');

/** Excel's limit of characters in a cell. */
const cellLimit = 32_767;

const widths = [12, 40, 16, 16, 16];

/** A heading row that stays in view while scrolling, and a row for each line. */
export function worksheetXml(columns: readonly string[], lines: readonly (readonly Cell[])[]): string {
  const heading = rowXml(1, columns, (column, address) => textXml(column, address, cellStyles.heading));
  const rows = lines.map((cells, at) => rowXml(at + 2, cells, cellXml));
  return `<worksheet xmlns="${spreadsheet}">
  <sheetViews>
    <sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>
  </sheetViews>
  <cols>${columns.map((_, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[at]}" customWidth="1"/>`).join('')}</cols>
  <sheetData>${heading}${rows.join('')}</sheetData>
</worksheet>`;
}

function rowXml<C>(row: number, cells: readonly C[], xmlOf: (cell: C, address: string) => string): string {
  return `<row r="${row}">${cells.map((cell, at) => xmlOf(cell, `${'ABCDE'[at]}${row}`)).join('')}</row>`;
}

function cellXml(cell: Cell, address: string): string {
  switch (cell.kind) {
    case 'day':
      return `<c r="${address}" s="${cellStyles.day}"><v>${daysBetween(dayZero, cell.day)}</v></c>`;
    case 'amount':
      return `<c r="${address}" s="${cellStyles.amount}"><v>${cell.text}</v></c>`;
    case 'text':
      return cell.text === '' ? '' : textXml(cell.text, address, cellStyles.words);
    default:
      return cell satisfies never;
  }
}

/** Typed as text, so never taken for a formula. */
function textXml(text: string, address: string, style: number): string {
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Characters that XML cannot hold become U+FFFD; an escape such as `_x0041_` is kept as literal text. */
function escaped(text: string): string {
  return text
    .slice(0, cellLimit)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}
