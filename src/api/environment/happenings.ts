/** What only the code that meets it can tell the operators' reports, which load later, or never. */
export interface Happening {
  readonly kind: 'failed-page';
  readonly error: unknown;
}

/** A page that fails before the reports are there. */
const waiting: Happening[] = [];
const mostWaiting = 5;
let listener: ((happening: Happening) => void) | undefined;

export function tell(happening: Happening): void {
  if (listener !== undefined) listener(happening);
  else if (waiting.length < mostWaiting) waiting.push(happening);
}

/** Never throws back at who tells. */
export function listenToHappenings(hear: (happening: Happening) => void): void {
  listener = hear;
  for (const happening of waiting.splice(0)) hear(happening);
}
