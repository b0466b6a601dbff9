import type { BankTransport } from '#src/api/client/transport.ts';
import { BankFailure, type Failure } from '#src/api/wire/failure.ts';

/** Runs one step of a visitor. If no session is open (404), opens one with a nonce call and retries once. */
export async function openProspect<Result>(transport: BankTransport, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (reason) {
    if (!(reason instanceof BankFailure) || !isNotFound(reason.failure)) throw reason;
    await transport.fillNonces();
    return step();
  }
}

function isNotFound(failure: Failure): boolean {
  return failure.kind === 'refusal' && failure.refusal.status === 404;
}
