/** Whether the text is a whole number from 0 to `most` in plain decimal digits. */
export function isWholeNumber(text: string, most: number): boolean {
  return /^(0|[1-9]\d*)$/.test(text) && Number(text) <= most;
}
