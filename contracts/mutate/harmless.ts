import { areFields } from '#src/kernel/any-fields.ts';
import { type Fault, inHeader, type PassingAnswer, type Spoiling } from './fault.ts';

/** Where only one kind of answer has what is changed. */
const operations: Readonly<Record<string, string>> = {
  'spaces in the challenge header': 'confirmPayee',
  'spaces in the header of a refused sign-in': 'signIn',
};

/** Other forms of the same answer, to which no proof may object. */
export const harmlessChanges: readonly Fault[] = Object.entries<Spoiling>({
  'spaces in the nonce header': inHeader('x-nonce', (json) => json.replaceAll(/([:,[{])/g, '$1 ')),
  'a bare nonce, or several with commas': inHeader('x-nonce', (json) => noncesOf(json).join(', ')),
  'a JSON list of nonces': inHeader('x-nonce', (json) => JSON.stringify(noncesOf(json))),
  'a nonce as JSON text': inHeader('x-nonce', (json) =>
    noncesOf(json).length === 1 ? JSON.stringify({ nonce: noncesOf(json)[0] }) : json,
  ),
  'one more key beside the nonces': inHeader('x-nonce', (json) =>
    JSON.stringify({ count: 1, ...JSON.parse(json), ttl: '600' }),
  ),
  'no text with a refusal': inRefusalText(null),
  'a refusal in other words': inRefusalText('Refused by rule 7.'),
  'answers packed by a gateway': { packs: true },
  'spaces in the challenge header': inHeader('x-challenge', spaced),
  'spaces in the header of a refused sign-in': inHeader('x-auth-failure-response', spaced),
  'another cookie first': withHeaders((headers) =>
    headers.flatMap((header) => (isCookie(header) ? [['Set-Cookie', 'route=b7; Path=/'] as const, header] : [header])),
  ),
  'another cookie last': withHeaders((headers) => [...headers, ['Set-Cookie', 'route=b7; Path=/'] as const]),
  'a cookie’s attributes in another order and case': inHeader('set-cookie', (cookie) =>
    cookie.replace('Path=/; HttpOnly; SameSite=Strict', 'path=/; samesite=Lax; Secure; httponly'),
  ),
  'several nonces, each in a header of its own': withHeaders((headers) =>
    headers.flatMap((header) =>
      header[0].toLowerCase() === 'x-nonce'
        ? noncesOf(header[1]).map((nonce) => ['x-nonce', nonce] as const)
        : [header],
    ),
  ),
  'Cache-Control in capitals': inHeader('cache-control', (words) => words.toUpperCase()),
  'Cache-Control in two headers': withHeaders((headers) => [['Cache-Control', 'private'], ...headers]),
  'headers against old caches': withMore(['Pragma', 'no-cache'], ['Expires', '0']),
  'headers of a server and a gateway': withMore(
    ['Server', 'WebLogic'],
    ['Via', '1.1 gateway'],
    ['X-ORACLE-DMS-ECID', 'b7'],
  ),
  'headers of a careful server': withMore(
    ['Strict-Transport-Security', 'max-age=63072000'],
    ['Referrer-Policy', 'same-origin'],
  ),
  'an entity tag': withMore(['ETag', 'W/"b7"']),
  'a language': withMore(['Content-Language', 'en-GB']),
  'a trace': withMore(['traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01']),
  'a content type without a space': inHeader('content-type', (type) => `${type};charset=utf-8`),
  'a content type in capitals': inHeader('content-type', (type) =>
    type.replace('application/json', 'Application/JSON'),
  ),
  'Cache-Control with more words': inHeader('cache-control', () => 'no-cache, no-store, must-revalidate, private'),
  'a charset in the content type': inHeader('content-type', (type) => `${type}; charset=UTF-8`),
  'header names in capitals': withHeaders((headers) => headers.map(([name, value]) => [name.toUpperCase(), value])),
  'more headers': withMore(['X-Content-Type-Options', 'nosniff'], ['Vary', 'Cookie']),
  'days without a time': inText((text) => text.replaceAll('T00:00:00"', '"')),
  'keys in another order': inJson(reorder),
  'more fields': inJson((body) => (areFields(body) ? { ...body, version: 1, generatedPackageId: false } : body)),
  'more fields inside': inJson(withVersions),
  'more fields without a value': inJson((body) =>
    areFields(body) ? { ...body, generatedPackageId: null, links: [] } : body,
  ),
  'JSON with tabs and carriage returns': inText((text) =>
    JSON.stringify(JSON.parse(text), null, '\t').replaceAll('\n', '\r\n'),
  ),
  'JSON between blank lines': inText((text) => `\n\n${text}\n\n`),
  'escaped slashes': inText((text) => text.replaceAll('/', '\\/')),
  'amounts with two decimals': inText((text) => text.replaceAll(/("amount":-?\d+\.\d)(?=[,}])/g, '$10')),
  'JSON in several lines': inText((text) => JSON.stringify(JSON.parse(text), null, 2)),
  'HTML encoded by decimal numbers': inText((text) => text.replaceAll('&#x27;', '&#39;').replaceAll('&amp;', '&#38;')),
  'letters as Unicode escapes': inText((text) => text.replaceAll('é', '\\u00e9').replaceAll('’', '\\u2019')),
}).map(([name, spoil]) => ({ name, spoil, operation: operations[name] ?? 'all', isHarmless: true }));

/** Both shapes of a refusal. */
function inRefusalText(detail: string | null): Spoiling {
  return {
    answer: ({ status, body }) => {
      if (status < 400 || !areFields(body)) return false;
      const holder = (areFields(body.message) ? body.message : body) as Record<string, unknown>;
      if (!('detail' in holder)) return false;
      holder.detail = detail;
      return true;
    },
  };
}

function noncesOf(json: string): readonly string[] {
  return (JSON.parse(json) as { nonce: string[] }).nonce;
}

function spaced(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 1).replace(/\s+/g, ' ');
}

function isCookie([name]: readonly [string, string]): boolean {
  return name.toLowerCase() === 'set-cookie';
}

function withHeaders(change: (headers: PassingAnswer['headers']) => PassingAnswer['headers']): Spoiling {
  return {
    answer: (answer) => {
      answer.headers = change(answer.headers);
      return true;
    },
  };
}

function withMore(...more: PassingAnswer['headers']): Spoiling {
  return withHeaders((headers) => [...headers, ...more]);
}

function inJson(change: (body: unknown) => unknown): Spoiling {
  return {
    answer: (answer) => {
      if (!areFields(answer.body)) return false;
      answer.body = change(answer.body);
      return true;
    },
  };
}

function inText(change: (text: string) => string): Spoiling {
  return {
    answer: (answer) => {
      if (!areFields(answer.body)) return false;
      answer.body = change(JSON.stringify(answer.body));
      return true;
    },
  };
}

function reorder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reorder);
  if (!areFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, reorder(inner)] as const)
      .toReversed(),
  );
}

function withVersions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withVersions);
  if (!areFields(value)) return value;
  const inner = Object.entries(value).map(([key, one]) => [key, withVersions(one)] as const);
  return { ...Object.fromEntries(inner), auditSequence: 1 };
}
