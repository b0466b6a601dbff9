const numbers = new Intl.NumberFormat('en-GB');

/** What the list says of itself once all has come: how many there are, or that there are none. */
export function listCopy(count: number, isFiltered: boolean): string {
  if (count > 0) return `${numbers.format(count)} ${count === 1 ? 'statement' : 'statements'}`;
  return isFiltered ? 'No results found. Change the filters for more results.' : 'No results found';
}

/** Statements that came but cannot be shown are told of, so that nobody takes the list for whole. */
export function damagedCopy(count: number): string {
  return `${count === 1 ? 'One statement' : `${numbers.format(count)} statements`} could not be shown.`;
}
