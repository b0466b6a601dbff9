import { decodedText } from '#src/kernel/any-fields.ts';
import type { NamedRecord, PersonaRecords } from './control-accounts.ts';
import type { Misreading } from './misreading.ts';

/**
 * Placeholders in a link's URL: `{account:alias}`, `{payee:alias}`, `{mail:1}`, `{instruction:alias}` and `{party:1}`. Their
 * tokens differ with every
 * session. Browsers write the braces as `%7B` and `%7D`.
 */
const pieceInAddress = /(?:\{|%7B)(.*?)(?:\}|%7D)/gi;
/** A call's URL may hold the customer's own braces beside placeholders. */
const pieceInCall =
  /(?:\{|%7B)((?:account|payee|payee-group|party|mail|instruction)(?::|%3A)[^{}&/?#\s]+?)(?:\}|%7D)/gi;
/** Headers and JSON bodies use braces for other things, so only a complete placeholder counts. */
const pieceInText = /\{((?:account|payee|payee-group|party|mail|instruction):[^{}"\s]+)\}/g;

/** A payee's group goes by the payee's alias. */
const kinds = ['account', 'payee', 'payee-group', 'party', 'mail', 'instruction'] as const;
type Kind = (typeof kinds)[number];

const listOf = {
  account: 'accounts',
  payee: 'payees',
  'payee-group': 'payeeGroups',
  instruction: 'instructions',
  party: 'parties',
  mail: 'mails',
} as const satisfies Record<Kind, keyof PersonaRecords>;

/** What each placeholder becomes, with a page of `private-customer`; those without one are for calls alone. */
export const placeholders = [
  { written: '{account:alias}', becomes: 'the token of an account', page: '/accounts/{account:current}' },
  {
    written: '{payee:alias}',
    becomes: 'the token of a payee',
    page: '/payments/make/{account:current}?toAccountId={payee:saddlecombe-college}',
  },
  { written: '{payee-group:alias}', becomes: 'the group of that payee' },
  { written: '{party:1}', becomes: 'the customer’s first entity' },
  { written: '{mail:1}', becomes: 'the customer’s first message or bulletin', page: '/secure-mail/f/inbox/{mail:2}' },
  {
    written: '{instruction:alias}',
    becomes: 'the token of a standing order, future payment or direct debit',
    page: '/payments/upcoming/edit/{instruction:piano}',
  },
] as const satisfies readonly {
  readonly written: `{${Kind}:${string}}`;
  readonly becomes: string;
  readonly page?: string;
}[];

const allowedPieces = ['{account:alias}', '{payee:alias}', '{mail:alias}', '{instruction:alias}'];

export type ResolvedPieces =
  | { readonly outcome: 'resolved'; readonly text: string }
  | { readonly outcome: 'refused'; readonly misreadings: readonly Misreading[] };

export function piecesIn(address: string): string[] {
  return [...address.matchAll(pieceInAddress)].map(([, inner = '']) => `{${decodedText(inner)}}`);
}

export function misreadPieces(address: string): Misreading[] {
  return [...address.matchAll(pieceInAddress)]
    .map(([, inner = '']) => decodedText(inner))
    .filter((inner) => readPiece(inner) === undefined)
    .map((inner) => ({ where: 'path', reason: `There is no piece "{${inner}}".`, allowed: allowedPieces }));
}

export function resolveUrl(address: string, things: PersonaRecords): ResolvedPieces {
  return resolve(address, pieceInAddress, things, encodeURIComponent);
}

/** The same for a call's URL, where only a well-formed placeholder counts. */
export function resolveCallUrl(address: string, things: PersonaRecords): ResolvedPieces {
  return resolve(address, pieceInCall, things, encodeURIComponent);
}

/** The same for a header or a JSON body. */
export function resolveText(text: string, things: PersonaRecords): ResolvedPieces {
  return resolve(text, pieceInText, things, (token) => token);
}

/** The fallback when a placeholder cannot be resolved: the URL up to the first one. */
export function urlBeforePieces(address: string): string {
  const first = address.search(pieceInAddress);
  if (first === -1) return address;
  const [plain = ''] = address.slice(0, first).split(/[?#]/, 1);
  return plain.length < first ? plain : plain.slice(0, Math.max(1, plain.lastIndexOf('/')));
}

function resolve(
  text: string,
  pattern: RegExp,
  things: PersonaRecords,
  write: (token: string) => string,
): ResolvedPieces {
  const misreadings: Misreading[] = [];
  const resolved = text.replace(pattern, (written, inner: string) => {
    const piece = readPiece(decodedText(inner));
    const known: readonly NamedRecord[] = piece === undefined ? [] : things[listOf[piece.kind]];
    const token = known.find(({ alias }) => alias === piece?.alias)?.token;
    if (typeof token === 'string') return write(token);
    misreadings.push({
      where: 'path',
      reason: `${things.persona} has no ${piece?.kind.replace('-', ' ') ?? 'thing'} "${piece?.alias ?? decodedText(inner)}".`,
      allowed: known.map(({ alias }) => alias),
    });
    return written;
  });
  return misreadings.length > 0 ? { outcome: 'refused', misreadings } : { outcome: 'resolved', text: resolved };
}

function readPiece(inner: string): { readonly kind: Kind; readonly alias: string } | undefined {
  const colon = inner.indexOf(':');
  const kind = kinds.find((known) => known === inner.slice(0, colon));
  const alias = inner.slice(colon + 1);
  return kind === undefined || alias === '' ? undefined : { kind, alias };
}
