import type { Misreading } from '#sandbox/control/link/misreading.ts';

export interface ControlRefusal {
  readonly outcome: 'refused';
  /** `misread`: the call was not understood. `not-now`: understood, but it does not apply now. */
  readonly why: 'misread' | 'not-now';
  readonly reason: string;
  readonly where?: string;
  readonly allowed?: readonly string[];
}

export type ControlResult<Answer> = ({ readonly outcome: 'done' } & Answer) | ControlRefusal;

export function misread(where: string, reason: string, allowed: readonly string[]): ControlRefusal {
  return { outcome: 'refused', why: 'misread', reason, where, allowed };
}

/** A link that was not understood. */
export function misreadLink(misreadings: readonly Misreading[]): ControlRefusal {
  const [first] = misreadings;
  const reason = misreadings.map((misreading) => misreading.reason).join(' ');
  return misread(first?.where ?? 'sandbox', reason, first?.allowed ?? []);
}

export function notNow(reason: string): ControlRefusal {
  return { outcome: 'refused', why: 'not-now', reason };
}
