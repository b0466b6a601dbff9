/** `60-93-03`; whatever is not six digits stays as it is. */
export function sortCodeText(sortCode: string): string {
  return sortCode.replace(/^(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3');
}
