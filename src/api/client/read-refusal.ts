import type { AuthFailure, Refusal } from '#src/api/wire/failure.ts';
import { approvalRequiredCode } from '#src/api/wire/refusal-codes.ts';
import { fieldsOf, isObject, listOf, omitUndefined, textOf, tokenOf } from '#src/api/wire/wire.ts';

/** Code of a message that says only "look into validationError". */
const wrapperCode = '10011';

/**
 * Whether an answer is a refusal, and which. The bank says no in three shapes: the status object as the root, the same
 * with the real code inside `validationError`, and a flat object; and it may do so under a 200, where the message's
 * type alone tells. `body` is the parsed answer, or undefined where there is none.
 *
 * That something waits for approval is no refusal: it was taken in, and older releases said so with a 400.
 */
export function readRefusal(status: number, headers: Headers, body: unknown): Refusal | undefined {
  const message = messageOf(body);
  if (status < 400 && message.type !== 'ERROR') return undefined;
  if (status <= 400 && needsApproval(body)) return undefined;
  const authFailure = readAuthFailure(headers.get('x-auth-failure-response'));
  const code = codeOf(message) ?? authFailure?.code;
  const isValidation = ownCode(message) === wrapperCode ? (true as const) : undefined;
  const attemptsLeft = attemptsIn(body);
  return { status, ...omitUndefined({ code, title: textOf(message.title), isValidation, attemptsLeft, authFailure }) };
}

/** Beside the message; anything but a count says nothing. */
function attemptsIn(body: unknown): number | undefined {
  const root = fieldsOf(body);
  const told = root.attemptsLeft ?? fieldsOf(root.status).attemptsLeft;
  return typeof told === 'number' && Number.isInteger(told) && told > 0 ? told : undefined;
}

/** Whether what was asked waits for somebody else's approval. */
export function needsApproval(body: unknown): boolean {
  return codeOf(messageOf(body)) === approvalRequiredCode;
}

interface ToldMessage {
  readonly code?: string;
  /** The bank's own words, decoded once. */
  readonly detail?: string;
  readonly isError: boolean;
}

/** The message of an answer of any of the three shapes: its code, and whether it says no. */
export function messageIn(body: unknown): ToldMessage {
  const message = messageOf(body);
  const { detail, type } = message;
  return { ...omitUndefined({ code: codeOf(message), detail: textOf(detail) }), isError: type === 'ERROR' };
}

/** `message` of the root first, that of `status` second; an object without either is the flat shape. */
function messageOf(body: unknown): Readonly<Record<string, unknown>> {
  const root = fieldsOf(body);
  if (isObject(root.message)) return root.message;
  const status = fieldsOf(root.status);
  if (isObject(status.message)) return status.message;
  return root.status === undefined ? root : {};
}

/** The wrapper's own code counts only where nothing inside it has one. */
function codeOf(message: Readonly<Record<string, unknown>>, depth = 0): string | undefined {
  const own = ownCode(message);
  if ((own !== undefined && own !== wrapperCode) || depth > 4) return own;
  const inner = [...listOf(message.validationError), ...listOf(message.relatedMessage)];
  for (const one of inner) {
    const code = codeOf(fieldsOf(one), depth + 1);
    if (code !== undefined) return code;
  }
  return own;
}

/** `0` is how a good answer says that there is no code. */
function ownCode(message: Readonly<Record<string, unknown>>): string | undefined {
  const code = tokenOf(message.errorCode) ?? tokenOf(message.code);
  return code === '0' ? undefined : code;
}

function readAuthFailure(header: string | null): AuthFailure | undefined {
  if (header === null) return undefined;
  try {
    const { code, type, message } = fieldsOf(JSON.parse(header));
    const known = tokenOf(code);
    return known === undefined ? undefined : { code: known, type: tokenOf(type) ?? '', message: textOf(message) ?? '' };
  } catch {
    return undefined;
  }
}
