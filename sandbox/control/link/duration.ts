const pattern = /^P(?=.)(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** An ISO 8601 duration in milliseconds, with days of 24 hours; undefined for any other text. */
export function readDuration(text: string): number | undefined {
  const found = pattern.exec(text);
  if (found === null) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  const ms = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  return Number.isSafeInteger(ms) ? ms : undefined;
}
