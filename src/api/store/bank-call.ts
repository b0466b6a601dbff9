import type { BankClient } from '#src/api/client/bank-client.ts';
import type { SentOnce } from '#src/api/client/nonce.ts';
import type { BankTransport, CallOptions } from '#src/api/client/transport.ts';
import { BankFailure, faultFailure } from '#src/api/wire/failure.ts';
import { readWhole } from '#src/api/wire/lost-entries.ts';
import { omitUndefined, type Unchecked, unchecked } from '#src/api/wire/wire.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { tellBreach } from './tell-breach.ts';

/** One call to the bank: for whom, which, and how its answer is read. What takes effect is sent once, and its answer proven. */
export type BankCall<Model, Body> = AnyCall<Model, Body> &
  (Confirming<Body> | (Partial<Omit<Confirming<Body>, 'sentOnce'>> & { readonly sentOnce?: never }));

interface Confirming<Body> {
  readonly sentOnce: SentOnce;
  /** Whether the answer is the bank's to this very call. Any other leaves the outcome unknown. */
  readonly isOwn: (answer: Unchecked<Body>) => boolean;
}

interface AnyCall<Model, Body>
  extends Pick<CallOptions, 'confirmation' | 'confirms' | 'movesMoney' | 'ownNonce' | 'endsSession'> {
  readonly party: PartyId | false;
  readonly send: (client: BankClient) => Promise<{ readonly data?: Body }>;
  /** Undefined for an unreadable answer: that is a fault, not an empty list. */
  readonly read: (answer: Unchecked<Body>) => Model | undefined;
}

/** So that `read` and `isOwn` can only ask for what the contract has in the answer to what is sent. */
export function bankCall<Model, Body>(call: BankCall<Model, Body>): BankCall<Model, Body> {
  return call;
}

export type AskOptions = Pick<CallOptions, 'signal' | 'isOurs' | 'canConfirm'>;

/** @throws BankFailure unless the request succeeded and its answer was readable. */
export async function ask<Model, Body>(
  transport: BankTransport,
  call: BankCall<Model, Body>,
  options: AskOptions = {},
): Promise<Model> {
  const { party, confirmation, confirms, movesMoney, ownNonce, sentOnce, endsSession } = call;
  return askThrough(
    transport.client({
      party,
      ...omitUndefined({ confirmation, confirms, movesMoney, ownNonce, sentOnce, endsSession }),
      ...options,
    }),
    call,
  );
}

/** As `ask`, through a given client. */
export async function askThrough<Model, Body>(
  client: BankClient,
  { send, read, isOwn }: Pick<BankCall<Model, Body>, 'send' | 'read' | 'isOwn'>,
): Promise<Model> {
  let call = '';
  const noted = noting(client, (sent) => (call = sent));
  const { data } = await send(noted).catch((error: unknown) => {
    if (isUnreadable(error)) tellBreach({ call, answer: undefined, read: () => undefined });
    throw error;
  });
  const answer = unchecked<Body>(data);
  if (isOwn?.(answer) === false) {
    tellBreach({ call, answer, read: isOwn });
    throw faultFailure('unreadable');
  }
  const { model, isWhole } = readWhole(() => read(answer));
  if (model === undefined || !isWhole) tellBreach({ call, answer, read });
  if (model === undefined) throw faultFailure('unreadable');
  return model;
}

function isUnreadable(error: unknown): boolean {
  return error instanceof BankFailure && error.failure.kind === 'fault' && error.failure.fault === 'unreadable';
}

/** The same client, which says what is called, as the contract writes it. */
function noting(client: BankClient, note: (call: string) => void): BankClient {
  return new Proxy(client, {
    get(target, verb) {
      const send: unknown = Reflect.get(target, verb);
      if (typeof send !== 'function') return send;
      return (path: string, ...rest: readonly unknown[]) => {
        note(`${String(verb)} ${path}`);
        return send(path, ...rest);
      };
    },
  });
}
