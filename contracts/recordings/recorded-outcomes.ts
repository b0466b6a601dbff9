import { contractOperations } from '#contracts/driver/contract.ts';
import type { InteractionOutcome, Outcome, ShownExchange } from '#contracts/verify/interaction-outcome.ts';
import type { CallKind, CheckedRecording } from './check-recording.ts';

/** Recorded traffic as a verification has it: by area, each kind of call as an interaction that was played so often. */
export function outcomesOf({ operations }: Pick<CheckedRecording, 'operations'>): readonly Outcome[] {
  const areas = new Map<string, InteractionOutcome[]>();
  for (const { operation, kinds } of operations) {
    const area = contractOperations.find(({ id }) => id === operation)?.tag ?? '';
    areas.set(area, [...(areas.get(area) ?? []), ...kinds.map((kind) => interactionOf(operation, kind))]);
  }
  return [...areas].map(([name, interactions]) => ({ name, seconds: 0, interactions }));
}

function interactionOf(
  operation: string,
  { status, differences, isNothingThere, calls }: CallKind,
): InteractionOutcome {
  return {
    description: `${operation} ${status ?? 'without an answer'}`,
    states: [],
    operation,
    status,
    problems: status === undefined ? ['no answer came'] : differences.filter(isOfAnswer),
    times: calls,
    ...(isNothingThere && { exchange: emptyExchange(status) }),
  };
}

/** A request that breaks the contract says nothing of how far the service is. */
function isOfAnswer(difference: string): boolean {
  return !/^\S+ \/request\//.test(difference);
}

/** Nothing is kept but that the call's answer had no code. */
function emptyExchange(status: number | undefined): ShownExchange {
  return { method: '', target: '', requestHeaders: {}, body: '', status, headers: {}, answer: '' };
}

/** Operations of the contract that no call was for. */
export function notCalled({ operations }: Pick<CheckedRecording, 'operations'>): readonly string[] {
  const called = new Set(operations.map(({ operation }) => operation));
  return contractOperations.map(({ id }) => id).filter((id) => !called.has(id));
}
