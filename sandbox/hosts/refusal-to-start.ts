import { StoreRefusal } from '#sandbox/store/refusals.ts';
import { CustomersRefusal } from './standing-customers.ts';

/** Why a bank has not started, in words. @throws the failure if it is none that has been foreseen. */
export function refusalToStart(failure: unknown, port: number): string {
  if (failure instanceof StoreRefusal || failure instanceof CustomersRefusal) return failure.message;
  if (!(failure instanceof Error && 'code' in failure && failure.code === 'EADDRINUSE')) throw failure;
  return `Port ${port} is in use. Stop what is using it, or choose another: --port ${port + 1}`;
}
