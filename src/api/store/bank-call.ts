import type { BankClient } from '#src/api/client/bank-client.ts';
import type { BankTransport, CallOptions } from '#src/api/client/transport.ts';
import { faultFailure } from '#src/api/wire/failure.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/** One question to the bank: for whom, which call, and what its answer means. */
export interface BankCall<Model>
  extends Pick<CallOptions, 'confirmation' | 'confirms' | 'movesMoney' | 'sentOnce' | 'endsSession'> {
  readonly party: PartyId | false;
  readonly locale?: 'en';
  readonly send: (client: BankClient) => Promise<{ readonly data?: unknown }>;
  /** Undefined when the answer holds nothing that could be read: that is a fault, not an empty list. */
  readonly read: (answer: unknown) => Model | undefined;
}

/** How long, and for whose session, a question stands. */
export type AskOptions = Pick<CallOptions, 'signal' | 'isOurs' | 'canConfirm'>;

/** @throws BankFailure for everything but an answer that did what was asked and could be read. */
export async function ask<Model>(
  transport: BankTransport,
  call: BankCall<Model>,
  options: AskOptions = {},
): Promise<Model> {
  const { party, locale, confirmation, confirms, movesMoney, sentOnce, endsSession } = call;
  return askThrough(
    transport.client({
      party,
      ...omitUndefined({ locale, confirmation, confirms, movesMoney, sentOnce, endsSession }),
      ...options,
    }),
    call,
  );
}

/** The same through a client that is at hand, for a question inside of another. */
export async function askThrough<Model>(
  client: BankClient,
  { send, read }: Pick<BankCall<Model>, 'send' | 'read'>,
): Promise<Model> {
  const { data } = await send(client);
  const model = read(data);
  if (model === undefined) throw faultFailure('unreadable');
  return model;
}
