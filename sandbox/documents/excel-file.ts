import { strToU8, zipSync } from 'fflate';
import type { Extract } from './extract.ts';
import { cellsOf, columnsOf } from './extract-columns.ts';
import { workbookParts } from './workbook-parts.ts';
import { worksheetXml } from './worksheet-xml.ts';

/** The first moment a ZIP archive can hold, on the device's clock, which is what it stores: the same everywhere. */
const noMoment = new Date(1980, 0, 1);

/**
 * The extract as a workbook of one sheet: a bold heading that stays in sight, real dates, real numbers. Put together
 * here, because libraries for it stamp the moment on the file, and hand longer sheets to further workers, which a shared
 * worker may not have.
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
