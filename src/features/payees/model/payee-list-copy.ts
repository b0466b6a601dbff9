const numbers = new Intl.NumberFormat('en-GB');

/** How many payees are shown, out of how many. */
export function listCopy(shown: number, all: number): string {
  if (shown === all) return counted(all);
  return shown === 0 ? 'No payees found' : `${numbers.format(shown)} of ${counted(all)}`;
}

/** Unreadable payees are reported, so that the list does not look complete. */
export function damagedCopy(count: number): string {
  return count === 1 ? 'One payee could not be shown.' : `${counted(count)} could not be shown.`;
}

function counted(count: number): string {
  return `${numbers.format(count)} ${count === 1 ? 'payee' : 'payees'}`;
}
