import { decimalText, money } from '#src/kernel/money.ts';

/** How the parts of a description are written. */
export const amountPattern = /^\d{1,9}(?:\.\d{1,2})?$/;
export const signedPattern = /^-?\d{1,9}(?:\.\d{1,2})?$/;

export const longestName = 70;
/** Two people with their titles. */
export const longestPartyName = 160;

/** Printable Latin letters, with their accents, and what stands in names. */
export const nameWanted = /^[A-Za-z0-9\u00C0-\u024F][A-Za-z0-9\u00C0-\u024F &'’.,()/-]*$/;

/** Minor units of an amount that is written as these patterns say. */
export function minorOf(written: string): number {
  const [pounds = '0', pence = ''] = written.replace('-', '').split('.');
  const minor = Number(pounds) * 100 + Number(pence.padEnd(2, '0'));
  return written.startsWith('-') && minor > 0 ? -minor : minor;
}

/** A payment's reference, as the bank takes it. */
export const referencePattern = /^[A-Za-z0-9 ]{1,18}$/;

export function isReference(text: string): boolean {
  return referencePattern.test(text);
}

/** Whether a description can name somebody so. */
export function isNameWritable(name: string, most = longestName): boolean {
  return name.length <= most && nameWanted.test(name);
}

/** The same the other way round: `-240.15`. */
export function writtenMinor(minor: number): string {
  return decimalText(money(minor, 'GBP'));
}

/** The results of a name check that a payee can have in the bank's directory. */
export const checkResults = [
  'Y',
  'ANNM',
  'MBAM',
  'BANM',
  'PANM',
  'BAMM',
  'PAMM',
  'OPTO',
  'CASS',
  'ACNS',
  'SCNS',
  'AC01',
  'IVCR',
] as const;
/** Names that are hard to show or to send. */
export const hardNames = ['apostrophe', 'hyphen', 'longest', 'one-letter', 'symbols'] as const;
