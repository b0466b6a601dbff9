import { lookUpSortCode } from '#sandbox/bank/numbers/sort-codes.ts';

/** What a customer may write in the fields of a payee. */

export const longestName = 35;
const longestReference = 35;

/** Letters and digits of English, of which one comes first, spaces, and the signs that names of firms have. */
const name = /^[A-Za-z0-9][A-Za-z0-9 ._+&$!*|()#?:`,/'-]*$/;

export type NameObjection = 'name-length' | 'name-characters';

export function objectionToName(text: string): NameObjection | undefined {
  if (text.length === 0 || text.length > longestName) return 'name-length';
  return name.test(text) ? undefined : 'name-characters';
}

export type ReferenceObjection = 'reference-too-long' | 'reference-characters';

/** Letters and digits of English and spaces; none at all is good. */
export function objectionToReference(text: string): ReferenceObjection | undefined {
  if (!/^[A-Za-z0-9 ]*$/.test(text)) return 'reference-characters';
  return text.length > longestReference ? 'reference-too-long' : undefined;
}

/** Neither capitals nor blanks tell two references of building society accounts apart. */
export function areSameReferences(left: string, right: string): boolean {
  return lettersOf(left) === lettersOf(right);
}

function lettersOf(reference: string): string {
  return reference.replaceAll(' ', '').toUpperCase();
}

/** Whether that may be an account somewhere: eight digits, under a sort code that a bank has and that takes fast payments. */
export function mayBePaid({ accountNumber, sortCode }: { readonly accountNumber: string; readonly sortCode: string }) {
  return /^\d{8}$/.test(accountNumber) && lookUpSortCode(sortCode).outcome === 'known';
}
