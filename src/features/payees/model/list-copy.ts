const numbers = new Intl.NumberFormat('en-GB');

/** What the list says of itself once it has come: how many payees there are, and of how many. */
export function listCopy(shown: number, all: number): string {
  if (shown === all) return counted(all);
  return shown === 0 ? 'No payees found' : `${numbers.format(shown)} of ${counted(all)}`;
}

/** Payees that came but cannot be shown are told of, so that nobody takes the list for whole. */
export function damagedCopy(count: number): string {
  return count === 1 ? 'One payee could not be shown.' : `${counted(count)} could not be shown.`;
}

function counted(count: number): string {
  return `${numbers.format(count)} ${count === 1 ? 'payee' : 'payees'}`;
}
