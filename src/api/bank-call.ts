import type { PartyId } from '#src/kernel/ids.ts';
import type { BankClient, BankTransport } from './client/transport.ts';
import { faultFailure } from './failure.ts';

/** One question to the bank: for whom, which call, and what its answer means. */
export interface BankCall<Model> {
  readonly party: PartyId | false;
  readonly locale?: 'en';
  readonly send: (client: BankClient) => Promise<{ readonly data?: unknown }>;
  /** Undefined when the answer holds nothing that could be read: that is a fault, not an empty list. */
  readonly read: (answer: unknown) => Model | undefined;
}

/** @throws BankFailure for everything but an answer that did what was asked and could be read. */
export async function ask<Model>(
  transport: BankTransport,
  call: BankCall<Model>,
  signal?: AbortSignal,
): Promise<Model> {
  const { party, locale, send, read } = call;
  const { data } = await send(
    transport.client({ party, ...(locale !== undefined && { locale }), ...(signal !== undefined && { signal }) }),
  );
  const model = read(data);
  if (model === undefined) throw faultFailure('unreadable');
  return model;
}
