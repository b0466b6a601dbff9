import type { BankTransport } from '#src/api/client/transport.ts';
import { BankFailure, type Failure } from '#src/api/wire/failure.ts';

/**
 * Takes one step of a visitor. The bank answers 404 while no session is open yet; a nonce call opens one, and then the
 * step is tried once more.
 */
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
