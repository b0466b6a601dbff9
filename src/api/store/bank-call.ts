import type { BankClient } from '#src/api/client/bank-client.ts';
import type { SentOnce } from '#src/api/client/nonce.ts';
import type { BankTransport, CallOptions } from '#src/api/client/transport.ts';
import { faultFailure } from '#src/api/wire/failure.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/** One call to the bank: for whom, which, and how its answer is read. */
export type BankCall<Model> = AnyCall<Model> &
  (Confirming | (Partial<Omit<Confirming, 'sentOnce'>> & { readonly sentOnce?: never }));

/** What takes effect is sent once, and done only if the bank's own answer says so. */
export type ConfirmingCall<Model> = AnyCall<Model> & Confirming;

interface Confirming {
  readonly sentOnce: SentOnce;
  /** Whether the answer is the bank's to this very call. Any other leaves the outcome unknown. */
  readonly isOwn: (answer: unknown) => boolean;
}

interface AnyCall<Model>
  extends Pick<CallOptions, 'confirmation' | 'confirms' | 'movesMoney' | 'ownNonce' | 'endsSession'> {
  readonly party: PartyId | false;
  readonly send: (client: BankClient) => Promise<{ readonly data?: unknown }>;
  /** Undefined for an unreadable answer: that is a fault, not an empty list. */
  readonly read: (answer: unknown) => Model | undefined;
}

export type AskOptions = Pick<CallOptions, 'signal' | 'isOurs' | 'canConfirm'>;

/** @throws BankFailure unless the request succeeded and its answer was readable. */
export async function ask<Model>(
  transport: BankTransport,
  call: BankCall<Model>,
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
export async function askThrough<Model>(
  client: BankClient,
  { send, read, isOwn }: Pick<BankCall<Model>, 'send' | 'read' | 'isOwn'>,
): Promise<Model> {
  const { data } = await send(client);
  const model = isOwn?.(data) === false ? undefined : read(data);
  if (model === undefined) throw faultFailure('unreadable');
  return model;
}
