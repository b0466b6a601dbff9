import { MatchersV3 } from '@pact-foundation/pact';
import { allWell } from '#contracts/consumer/wire.ts';

const { regex } = MatchersV3;

/** The beginning of each kind of file, and a short example in base64. */
const kinds = {
  pdf: fileOf('%PDF-1.', '7\n%%EOF\n'),
  // Lending accounts have no balance, so their header line ends here.
  csv: fileOf('Date,Reference,Debit,Credit', ',Balance\r\n27/02/2026,FT26058K31TQ,64.20,,1089.49\r\n'),
  quickbooks: fileOf('Date,Description,Credit,Debit', '\r\n27/02/2026,Tack shop,,64.20\r\n'),
  xero: fileOf('*Date,*Amount,Payee,Description,Reference,Cheque Number', '\r\n27/02/2026,-64.20,,Tack shop,FT26,\r\n'),
  sage: fileOf('Date,Reference,Description,Money In,Money Out', '\r\n27/02/2026,FT26,Tack shop,,64.20\r\n'),
} as const;

export type FileKind = keyof typeof kinds;

/** A response with a file of the kind, whose name has the matching extension. */
export function fileAnswer(kind: FileKind, fileName: string) {
  const { begins, content } = kinds[kind];
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1);
  return {
    ...allWell,
    fileName: regex(`^[\\w-]+\\.${ending}$`, fileName),
    fileContent: regex(`^${begins}[A-Za-z0-9+/]*={0,2}$`, content),
  };
}

export function contentOf(kind: FileKind): string {
  return kinds[kind].content;
}

/** Base64 writes three bytes as four characters, so only whole groups of three are matched. */
function fileOf(begins: string, rest: string) {
  const whole = begins.slice(0, begins.length - (begins.length % 3));
  return { begins: escaped(btoa(whole)), content: btoa(begins + rest) };
}

function escaped(base64: string): string {
  return base64.replaceAll('+', '\\+');
}
