/** `60-93-03`; anything but six digits is unchanged. */
export function sortCodeText(sortCode: string): string {
  return sortCode.replace(/^(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3');
}
