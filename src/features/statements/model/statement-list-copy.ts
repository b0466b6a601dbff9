const numbers = new Intl.NumberFormat('en-GB');

/** How many statements there are, or that there are none. */
export function listCopy(count: number, isFiltered: boolean): string {
  if (count > 0) return `${numbers.format(count)} ${count === 1 ? 'statement' : 'statements'}`;
  return isFiltered ? 'No results found. Change the filters for more results.' : 'No results found';
}

/** Unreadable statements are reported, so that the list does not look complete. */
export function damagedCopy(count: number): string {
  return `${count === 1 ? 'One statement' : `${numbers.format(count)} statements`} could not be shown.`;
}
