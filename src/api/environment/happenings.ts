interface FailedPage {
  readonly kind: 'failed-page';
  readonly error: unknown;
}

/** An answer that did not fit the contract: the call as `GET /v1/accounts`, with parameters in braces, and a JSON pointer. */
interface Breach {
  readonly kind: 'breach';
  readonly call: string;
  readonly pointer: string;
}

/** What only the code that meets it can tell the operators' reports, which load later, or never. */
export type Happening = FailedPage | Breach;

type Kind = Happening['kind'];
type Hear<Heard extends Kind> = (happening: Extract<Happening, { readonly kind: Heard }>) => void;

/** What happens before the reports are there, some of each kind. */
let waiting: Happening[] = [];
const mostWaiting = 5;
const listeners: { [Heard in Kind]?: Hear<Heard> } = {};

export function tell(happening: Happening): void {
  const hear = listeners[happening.kind] as ((happening: Happening) => void) | undefined;
  if (hear !== undefined) hear(happening);
  else if (waiting.filter(({ kind }) => kind === happening.kind).length < mostWaiting) waiting.push(happening);
}

/** Never throws back at who tells. */
export function listenToHappenings<Heard extends Kind>(kind: Heard, hear: Hear<Heard>): void {
  (listeners as Partial<Record<Kind, unknown>>)[kind] = hear;
  const heard = waiting;
  waiting = [];
  for (const happening of heard) tell(happening);
}
