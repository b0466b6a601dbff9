import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { refusalCatalogue } from '#src/api/messages/refusal-catalogue.ts';

/** What the bank found wrong with a file. */
export interface ErrorReport {
  readonly records: readonly { readonly row: string; readonly text: string }[];
  readonly others: readonly string[];
  readonly miscellaneous: readonly string[];
}

/** Longer reports are offered as a download only. */
const mostCharacters = 5_000_000;

/** Reads the bank's XML; undefined if it is none. The library knows no entities beyond XML's own, and fetches nothing. */
export function readErrorReport(xml: string): ErrorReport | undefined {
  if (xml.length > mostCharacters) return undefined;
  let root: XmlElement | null;
  try {
    root = parseXml(xml).root;
  } catch {
    return undefined;
  }
  if (root === null || root.name !== 'errorLog') return undefined;
  return {
    records: errorsIn(root, 'recordErrors').map((error) => ({ row: error.attributes.row ?? '', text: textOf(error) })),
    others: errorsIn(root, 'otherErrors').map(textOf),
    miscellaneous: errorsIn(root, 'miscellaneousErrors').map(textOf),
  };
}

function errorsIn(root: XmlElement, group: string): XmlElement[] {
  return elementsOf(root)
    .filter(({ name }) => name === group)
    .flatMap(elementsOf)
    .filter(({ name }) => name === 'error');
}

function elementsOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

/** Known codes read as everywhere in the app; the bank's own words explain the others. */
function textOf(error: XmlElement): string {
  const known = refusalCatalogue.get(error.attributes.code ?? '')?.text;
  const said = error.text.trim().replace(/\s+/g, ' ');
  return said === '' ? (known ?? error.attributes.code ?? '') : said;
}
