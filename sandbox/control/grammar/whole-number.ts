/** Whether the text is a whole number from nothing up to `most`, as people write one. */
export function isWholeNumber(text: string, most: number): boolean {
  return /^(0|[1-9]\d*)$/.test(text) && Number(text) <= most;
}
