import type { RequestEntry } from '#sandbox/control/journal/journal.ts';
import { namesSession } from '#sandbox/control/link/control-accounts.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';

const byType = { combine: 'AND', matchers: [{ match: 'type' }] } as const;
const nonceExample = '51d0b7e2c3a94f18';

/**
 * The call as an interaction of a Pact file, version 4. What changes with each session comes from the provider's state;
 * the answer is matched by type, but for the code, which decides what the customer is told.
 */
export function pactText(call: RequestEntry): string {
  return `${JSON.stringify(interactionOf(call), null, 2)}\n`;
}

function interactionOf({ n, customer, operationId, request, answer, status, rule }: RequestEntry) {
  const url = new URL(request.target, 'http://bank.invalid');
  const sent = headersIn(request.headers);
  const isLoggedIn = Object.keys(request.headers).some(namesSession);
  const cookie = isLoggedIn ? { Cookie: ['JSESSIONID=0c82a15d153984b9260a4bd79bd0f0c5'] } : {};
  const nonce = 'x-nonce' in sent ? { 'x-nonce': [nonceExample] } : {};
  const generated = {
    ...(isLoggedIn && { Cookie: { type: 'ProviderState', expression: `JSESSIONID=${given('session')}` } }),
    ...('x-nonce' in sent && { 'x-nonce': { type: 'ProviderState', expression: given('nonce') } }),
  };
  const query = Object.fromEntries([...url.searchParams.keys()].map((name) => [name, url.searchParams.getAll(name)]));
  const text = request.body === null ? undefined : 'text' in request.body ? request.body.text : undefined;
  return {
    type: 'Synchronous/HTTP',
    description: `${operationId ?? url.pathname} is answered ${status} (${rule})`,
    pending: false,
    providerStates:
      customer === null ? [] : [{ name: 'customer {persona} is signed in', params: { persona: customer } }],
    comments: {
      text: [
        `Copied from call ${n} of the sandbox.`,
        'Tokens in path and body belong to that session: let the state provide them.',
      ],
    },
    request: {
      method: request.method,
      path: url.pathname,
      ...(Object.keys(query).length > 0 && { query }),
      headers: { ...sent, ...cookie, ...nonce },
      ...(text !== undefined && { body: bodyOf(text, request.headers['content-type'] ?? '') }),
      matchingRules: { header: Object.fromEntries(Object.keys(generated).map((name) => [name, byType])) },
      generators: { header: generated },
    },
    response: {
      status,
      ...(answer !== null && {
        headers: { 'Content-Type': [answer.headers['content-type'] ?? ''] },
        ...(answer.body !== '' && { body: bodyOf(answer.body, answer.headers['content-type'] ?? '') }),
        matchingRules: { body: rulesFor(answer.body) },
      }),
    },
  };
}

/** A value of the provider's state, as Pact writes it. */
function given(name: string): string {
  return ['$', '{', name, '}'].join('');
}

/** Without what differs between browsers and sessions. */
function headersIn(headers: Readonly<Record<string, string>>): Record<string, string[]> {
  const kept = Object.entries(headers).filter(([name]) => !namesSession(name) && !name.startsWith('x-sandbox'));
  return Object.fromEntries(kept.map(([name, value]) => [name, [value]]));
}

function bodyOf(text: string, contentType: string) {
  const content = jsonIn(text);
  return { content: content ?? text, contentType: contentType.split(';')[0] || 'text/plain', encoded: false };
}

/** A code must stay as it is, so a refusal matches by type only beside it. */
function rulesFor(text: string): Record<string, typeof byType> {
  const content = jsonIn(text);
  if (typeof content !== 'object' || content === null) return {};
  const names = Object.keys(content);
  return Object.fromEntries(
    names.flatMap((name): [string, typeof byType][] => {
      if (name !== 'message') return [[`$.${name}`, byType]];
      const message = (content as { message: unknown }).message;
      const parts = typeof message === 'object' && message !== null ? Object.keys(message) : [];
      return parts.filter((part) => part !== 'code').map((part) => [`$.message.${part}`, byType]);
    }),
  );
}
