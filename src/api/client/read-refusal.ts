import type { AuthFailure, Refusal } from '#src/api/wire/failure.ts';
import { approvalRequiredCode } from '#src/api/wire/refusal-codes.ts';
import {
  fieldsOf,
  isObject,
  listOf,
  omitUndefined,
  textOf,
  tokenOf,
  unchecked,
  type Wire,
  type WireFields,
} from '#src/api/wire/wire.ts';
import { anyFieldsOf, jsonIn } from '#src/kernel/any-fields.ts';

/** Code of a message that only refers to `validationError`. */
const wrapperCode = '10011';

/**
 * Reads a refusal in any of its three shapes: a status object at the root, the same with the code in `validationError`,
 * or a flat object. A refusal may come with status 200, marked only by its message type. A payment awaiting approval is
 * accepted, not refused, although older releases answer 400.
 */
export function readRefusal(status: number, headers: Headers, body: unknown): Refusal | undefined {
  const message = messageOf(body);
  if (status < 400 && message.type !== 'ERROR') return undefined;
  if (status <= 400 && needsApproval(body)) return undefined;
  const authFailure = readAuthFailure(headers.get('x-auth-failure-response'));
  const code = codeOf(message) ?? authFailure?.code;
  const isValidation = ownCode(message) === wrapperCode ? (true as const) : undefined;
  const attemptsLeft = attemptsIn(body);
  const [title, detail] = [textOf(message.title), textOf(message.detail)];
  return { status, ...omitUndefined({ code, title, detail, isValidation, attemptsLeft, authFailure }) };
}

function attemptsIn(body: unknown): number | undefined {
  const root = anyFieldsOf(body);
  const attempts = root.attemptsLeft ?? anyFieldsOf(root.status).attemptsLeft;
  return typeof attempts === 'number' && Number.isInteger(attempts) && attempts > 0 ? attempts : undefined;
}

export function needsApproval(body: unknown): boolean {
  return codeOf(messageOf(body)) === approvalRequiredCode;
}

interface ToldMessage {
  readonly code?: string;
  readonly detail?: string;
  readonly isError: boolean;
}

export function messageIn(body: unknown): ToldMessage {
  const message = messageOf(body);
  const { detail, type } = message;
  return { ...omitUndefined({ code: codeOf(message), detail: textOf(detail) }), isError: type === 'ERROR' };
}

/** What may have a code: a message in any of its shapes, and what is nested in it. */
type Coded = 'Message' | 'ValidationError' | 'RelatedMessage' | 'FlatRefusal';

/** The root's `message`, then that of `status`, then the flat shape. */
function messageOf(body: unknown): WireFields<Coded> {
  const answer: Wire<'StatusAnswer' | 'Refusal' | 'FlatRefusal'> = unchecked(body);
  const root = fieldsOf(answer);
  if (isObject(root.message)) return root.message;
  const { message } = fieldsOf(root.status);
  if (isObject(message)) return message;
  return root.status === undefined ? root : {};
}

/** The wrapper's code counts only if nothing inside has one. */
function codeOf(message: WireFields<Coded>, depth = 0): string | undefined {
  const own = ownCode(message);
  if ((own !== undefined && own !== wrapperCode) || depth > 4) return own;
  const inner: readonly Wire<Coded>[] = [...listOf(message.validationError), ...listOf(message.relatedMessage)];
  for (const one of inner) {
    const code = codeOf(fieldsOf(one), depth + 1);
    if (code !== undefined) return code;
  }
  return own;
}

function ownCode({ errorCode, code: plain }: WireFields<Coded>): string | undefined {
  const code = tokenOf(errorCode) ?? tokenOf(plain);
  return code === '0' ? undefined : code;
}

function readAuthFailure(header: string | null): AuthFailure | undefined {
  const failure: Wire<'AuthFailure'> = unchecked(jsonIn(header ?? ''));
  const { code, type, message } = fieldsOf(failure);
  const known = tokenOf(code);
  return known === undefined ? undefined : { code: known, type: tokenOf(type) ?? '', message: textOf(message) ?? '' };
}
