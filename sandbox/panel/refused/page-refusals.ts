/** What a form of the page refused by itself, so that no call tells of it. */
export interface PageRefusal {
  /** Counts from 1. */
  readonly n: number;
  /** Path of the page. */
  readonly path: string;
  /** Label of the field. */
  readonly field: string;
  readonly message: string;
}

export interface PageRefusals {
  /** Newest first. */
  read(): readonly PageRefusal[];
  subscribe(onChange: () => void): () => void;
}

const mostKept = 100;

let kept: readonly PageRefusal[] = [];
let count = 0;
const watchers = new Set<() => void>();

export const pageRefusals: PageRefusals = {
  read: () => kept,
  subscribe(onChange) {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  },
};

/** The panel's own fields have errors, too. */
const panelHost = '[data-react-aria-top-layer]';

/** Records each field that the page marks as wrong, from now on. */
export function watchPageRefusals({ body, location }: Pick<Document, 'body' | 'location'>): void {
  let shown: ReadonlySet<string> = new Set();

  function look(): void {
    const wrong = [...body.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].filter(
      (field) => field.closest(panelHost) === null,
    );
    const found = wrong.flatMap((field) => {
      const message = messageOf(field);
      return message === undefined ? [] : [{ path: location.pathname, field: labelOf(field), message }];
    });
    const fresh = found.filter((each) => !shown.has(keyOf(each)));
    shown = new Set(found.map(keyOf));
    if (fresh.length > 0) keep(fresh);
  }

  new MutationObserver(look).observe(body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-invalid', 'aria-describedby'],
  });
}

type Found = Omit<PageRefusal, 'n'>;

function keep(fresh: readonly Found[]): void {
  for (const each of fresh) {
    count += 1;
    kept = [{ ...each, n: count }, ...kept].slice(0, mostKept);
  }
  for (const tell of watchers) tell();
}

function keyOf({ path, field, message }: Found): string {
  return JSON.stringify([path, field, message]);
}

/** The last text that describes a wrong field is its error; a hint comes before. */
function messageOf(field: HTMLElement): string | undefined {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const text = field.ownerDocument.getElementById(ids.at(-1) ?? '')?.textContent;
  return text === null || text === undefined || text === '' ? undefined : text;
}

function labelOf(field: HTMLElement): string {
  const named = field.getAttribute('aria-label');
  if (named !== null) return named;
  const byId = field.ownerDocument.getElementById(field.getAttribute('aria-labelledby')?.split(' ')[0] ?? '');
  const label = 'labels' in field ? (field as HTMLInputElement).labels?.[0] : undefined;
  return (label ?? byId)?.textContent ?? 'A field';
}
