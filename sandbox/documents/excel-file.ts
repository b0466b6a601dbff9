import { strToU8, zipSync } from 'fflate';
import type { Extract } from './extract.ts';
import { cellsOf, columnsOf } from './extract-columns.ts';
import { workbookParts } from './workbook-parts.ts';
import { worksheetXml } from './worksheet-xml.ts';

/** The earliest time a ZIP archive can hold. ZIP stores local time, so this is the same on every device. */
const noMoment = new Date(1980, 0, 1);

/**
 * A workbook with one sheet: bold headings that stay in view, real dates and numbers. Libraries stamp the current
 * time on the file and start workers of their own, which a shared worker may not have.
 */
export function excelFile(extract: Extract): Uint8Array {
  const sheet = worksheetXml(
    columnsOf(extract),
    extract.lines.map((line) => cellsOf(extract, line)),
  );
  const files = Object.entries({ ...workbookParts, 'xl/worksheets/sheet1.xml': sheet });
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  return zipSync(Object.fromEntries(files.map(([path, xml]) => [path, strToU8(declaration + xml)])), {
    mtime: noMoment,
  });
}
