import type { JournalEntry, RequestEntry } from '#sandbox/control/journal/journal.ts';
import { namesSession } from '#sandbox/control/link/control-accounts.ts';
import { magicText } from '#sandbox/control/link/magic-lines.ts';

/** Sealed with a key that is public here. */
const sealedFields = /("(?:old|new|newPassword|password|pin|otp)"\s*:\s*")[^"]*(")|\b(j_password=)[^&]*/g;
const hidden = '(hidden)';

/** The bank's calls as HTTP Archive 1.2, with passwords, PINs, codes and session ids left out. */
export function harText(entries: readonly JournalEntry[], build: string, site: string): string {
  const calls = entries.filter((entry) => entry.kind === 'request' && entry.lateOf === undefined);
  const log = {
    version: '1.2',
    creator: { name: 'Paddock sandbox', version: build },
    pages: [],
    entries: calls.map((entry) => toHar(entry as RequestEntry, site)),
  };
  return `${JSON.stringify({ log }, null, 2)}\n`;
}

function toHar({ n, at, request, answer, status, rule, stub, operationId, ms }: RequestEntry, site: string) {
  const { method, target, headers, body } = request;
  const url = new URL(target, site);
  const text = body === null ? undefined : 'text' in body ? body.text : body.base64;
  const mimeType = headers['content-type'] ?? '';
  const magic = magicText(rule);
  return {
    startedDateTime: at,
    time: Math.round(ms),
    request: {
      method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersIn(headers),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(text !== undefined && { postData: { mimeType, text: withoutSecrets(text) } }),
      headersSize: -1,
      bodySize: text?.length ?? 0,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersIn(answer?.headers ?? {}),
      content: {
        size: answer?.body.length ?? 0,
        mimeType: answer?.headers['content-type'] ?? '',
        ...(answer !== null && answer.bodyGone === undefined && { text: answer.body }),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: answer?.body.length ?? 0,
      ...(status === 0 && { _error: 'No answer arrived.' }),
    },
    cache: {},
    timings: { send: 0, wait: Math.round(ms), receive: 0 },
    _number: n,
    _operationId: operationId,
    _rule: rule,
    ...(stub !== undefined && { _stub: stub }),
    ...(magic !== undefined && { _magic: magic }),
  };
}

function headersIn(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers)
    .filter(([name]) => !namesSession(name))
    .map(([name, value]) => ({ name, value: name === 'x-challenge_response' ? withoutSecrets(value) : value }));
}

function withoutSecrets(text: string): string {
  return text.replace(sealedFields, (_, before = '', after = '', form = '') => `${before}${form}${hidden}${after}`);
}
