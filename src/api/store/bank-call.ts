import type { BankClient } from '#src/api/client/bank-client.ts';
import type { SentOnce } from '#src/api/client/nonce.ts';
import type { BankTransport, CallOptions } from '#src/api/client/transport.ts';
import { faultFailure } from '#src/api/wire/failure.ts';
import { omitUndefined, type Unchecked, unchecked } from '#src/api/wire/wire.ts';
import type { PartyId } from '#src/kernel/ids.ts';

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
  const { data } = await send(client);
  const answer = unchecked<Body>(data);
  const model = isOwn?.(answer) === false ? undefined : read(answer);
  if (model === undefined) throw faultFailure('unreadable');
  return model;
}
