import { lookUpSortCode } from '#sandbox/bank/numbers/sort-codes.ts';

export const longestName = 35;
const longestReference = 35;

/** English letters, digits, spaces and the punctuation of firms' names; a letter or digit first. */
const name = /^[A-Za-z0-9][A-Za-z0-9 ._+&$!*|()#?:`,/'-]*$/;

export type NameObjection = 'name-length' | 'name-characters';

export function objectionToName(text: string): NameObjection | undefined {
  if (text.length === 0 || text.length > longestName) return 'name-length';
  return name.test(text) ? undefined : 'name-characters';
}

export type ReferenceObjection = 'reference-too-long' | 'reference-characters';

export function objectionToReference(text: string): ReferenceObjection | undefined {
  if (!/^[A-Za-z0-9 ]*$/.test(text)) return 'reference-characters';
  return text.length > longestReference ? 'reference-too-long' : undefined;
}

/** Case and spaces do not count in building society references. */
export function areSameReferences(left: string, right: string): boolean {
  return lettersOf(left) === lettersOf(right);
}

function lettersOf(reference: string): string {
  return reference.replaceAll(' ', '').toUpperCase();
}

export function mayBePaid({ accountNumber, sortCode }: { readonly accountNumber: string; readonly sortCode: string }) {
  return /^\d{8}$/.test(accountNumber) && lookUpSortCode(sortCode).outcome === 'known';
}
