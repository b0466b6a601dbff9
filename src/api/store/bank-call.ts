import type { BankClient } from '#src/api/client/bank-client.ts';
import type { BankTransport, CallOptions } from '#src/api/client/transport.ts';
import { faultFailure } from '#src/api/wire/failure.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/** One call to the bank: for whom, which, and how its answer is read. */
export interface BankCall<Model>
  extends Pick<CallOptions, 'confirmation' | 'confirms' | 'movesMoney' | 'ownNonce' | 'sentOnce' | 'endsSession'> {
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
  { send, read }: Pick<BankCall<Model>, 'send' | 'read'>,
): Promise<Model> {
  const { data } = await send(client);
  const model = read(data);
  if (model === undefined) throw faultFailure('unreadable');
  return model;
}
