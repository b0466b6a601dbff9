import type { Journal } from './journal.ts';
import type { blockedKinds } from './record.ts';

type BlockedKind = (typeof blockedKinds)[number];

interface Violation {
  readonly effectiveDirective?: unknown;
  readonly blockedURI?: unknown;
  readonly blockedURL?: unknown;
}

/** What the served policy has blocked, Trusted Types included. */
export function watchPolicy(page: Window & typeof globalThis, { note }: Pick<Journal, 'note'>): void {
  const told = ({ effectiveDirective, blockedURI, blockedURL }: Violation) =>
    note({
      type: 'policy',
      directive: effectiveDirective,
      blocked: blockedKind(blockedURI ?? blockedURL, page.location.origin),
    });
  page.document.addEventListener('securitypolicyviolation', told);
  // Also tells what was blocked before this file was loaded. Firefox and Safari have none, or none for the policy.
  if (!('ReportingObserver' in page)) return;
  const observer = new page.ReportingObserver(
    (reports) => {
      for (const { body } of reports) if (body !== null) told(body as Violation);
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
}

const kindsByBeginning: readonly (readonly [RegExp, BlockedKind])[] = [
  [/^(?:inline|eval|wasm-eval)$/, 'inline'],
  [/^trusted-types-/, 'trusted-types'],
  [/^data(?::|$)/, 'data'],
  [/^blob(?::|$)/, 'blob'],
  [/^(?:chrome|moz|safari(?:-web)?|webkit)-extension/, 'extension'],
];

/** What kind it was; never which. */
export function blockedKind(blocked: unknown, origin: string): BlockedKind {
  if (typeof blocked !== 'string' || blocked === '') return 'inline';
  if (blocked.endsWith('eval')) return 'eval';
  const known = kindsByBeginning.find(([beginning]) => beginning.test(blocked));
  if (known !== undefined) return known[1];
  return blocked === origin || blocked.startsWith(`${origin}/`) ? 'own' : 'elsewhere';
}
