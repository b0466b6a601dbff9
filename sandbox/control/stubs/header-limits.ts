import type { Misreading } from '#sandbox/control/link/misreading.ts';

const mostHeaders = 30;
const longestValue = 4_000;

/** What hosts and browsers act on, or what frames the answer. */
const notForStubs = new Set([
  'clear-site-data',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-security-policy-report-only',
  'keep-alive',
  'link',
  'location',
  'refresh',
  'service-worker-allowed',
  'set-cookie',
  'set-cookie2',
  'strict-transport-security',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Why these headers cannot be sent; undefined when they can. */
export function wrongHeader(headers: Readonly<Record<string, string>>): Misreading | undefined {
  const all = Object.entries(headers);
  if (all.length > mostHeaders) return wrong('headers', `An answer has at most ${mostHeaders} headers of your own.`);
  for (const [name, value] of all) {
    if (!/^[a-z0-9!#$%&'*+.^`|~_-]{1,80}$/.test(name) || name === '__proto__') {
      return wrong('headers', `“${name.slice(0, 80)}” is no name of a header.`, ['small letters, digits and hyphens']);
    }
    if (notForStubs.has(name) || /^(?:x-bank-session|x-sandbox|access-control-|sec-|proxy-)/.test(name)) {
      return wrong(`headers.${name}`, `“${name}” is for the host to set.`, ['any other header']);
    }
    if (value.length > longestValue || !/^[\t\x20-\x7e\xa0-\xff]*$/.test(value)) {
      const allowed = [`one line of at most ${longestValue} Latin letters`];
      return wrong(`headers.${name}`, `The value of “${name}” cannot be sent.`, allowed);
    }
  }
  return undefined;
}

function wrong(where: string, reason: string, allowed: readonly string[] = []): Misreading {
  return { where, reason, allowed };
}
