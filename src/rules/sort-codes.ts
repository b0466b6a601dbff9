// What customers write between the digits: blanks of every width, hyphens and dashes of every length, the minus.
const between = /[\s\u00ad\u2010-\u2015\u2212-]/gu;

/**
 * The six digits of a sort code, as people write it: `60-11-22`, `60 11 22`, `60–11–22`. Undefined for anything else:
 * where a character's meaning would have to be guessed nothing is dropped.
 */
export function readSortCode(text: string): string | undefined {
  return digitsOf(text, 6);
}

/** The eight digits of an account number: `31926819`, `3192 6819`. Undefined for anything else. */
export function readAccountNumber(text: string): string | undefined {
  return digitsOf(text, 8);
}

/** As people read it, `60-11-22`; whatever is no sort code stays as it is. */
export function sortCodeText(sortCode: string): string {
  return /^\d{6}$/.test(sortCode) ? sortCode.replace(/^(..)(..)(..)$/, '$1-$2-$3') : sortCode;
}

function digitsOf(text: string, length: number): string | undefined {
  const digits = text.normalize('NFKC').replaceAll(between, '');
  return digits.length === length && /^\d+$/.test(digits) ? digits : undefined;
}
