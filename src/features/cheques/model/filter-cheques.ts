import type { Cheque } from '#src/api/cheques/cheque.ts';

/** How many are shown before the customer asks for others. */
export const shownFirst = 50;

export interface ChequeFilters {
  /** As typed: digits only. */
  readonly from: string;
  readonly to: string;
  /** Part of a number. */
  readonly part: string;
}

export const noFilters: ChequeFilters = { from: '', to: '', part: '' };

/** The cheques in that range of numbers whose number contains the part; without filters, the highest ones. */
export function filterCheques(cheques: readonly Cheque[], { from, to, part }: ChequeFilters): readonly Cheque[] {
  if (from === '' && to === '' && part === '') return cheques.slice(0, shownFirst);
  return cheques.filter(
    ({ id }) =>
      (from === '' || Number(id) >= Number(from)) && (to === '' || Number(id) <= Number(to)) && id.includes(part),
  );
}

/** What is wrong with the range. */
export function rangeMistake({ from, to }: ChequeFilters): string | undefined {
  if (from === '' || to === '' || Number(from) <= Number(to)) return undefined;
  return 'The last number is below the first.';
}

/** The range that is looked for, in few words; undefined if there is none. */
export function rangeText({ from, to }: ChequeFilters): string | undefined {
  if (from === '') return to === '' ? undefined : `Up to ${to}`;
  return to === '' ? `From ${from}` : `${from} to ${to}`;
}

/** Digits of what was typed or pasted, six at most. */
export function digitsTyped(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 6);
}

export function chequesCopy(shown: number, all: number, isFiltered: boolean): string {
  if (all === 0) return 'There are no cheques for this account.';
  if (shown === 0) return 'No cheques match.';
  if (!isFiltered && shown < all) return `The last ${shown} of ${all} cheques. Enter numbers to see others.`;
  return shown === 1 ? '1 cheque' : `${shown} cheques`;
}
