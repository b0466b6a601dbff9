export interface ControlRefusal {
  readonly outcome: 'refused';
  /** `misread`: the wish was not understood. `not-now`: understood, but it does not apply to the world as it is. */
  readonly why: 'misread' | 'not-now';
  readonly reason: string;
  readonly where?: string;
  readonly allowed?: readonly string[];
}

/** What was asked for, or why it cannot be had. */
export type ControlResult<Answer> = ({ readonly outcome: 'done' } & Answer) | ControlRefusal;

export function misread(where: string, reason: string, allowed: readonly string[]): ControlRefusal {
  return { outcome: 'refused', why: 'misread', reason, where, allowed };
}

export function notNow(reason: string): ControlRefusal {
  return { outcome: 'refused', why: 'not-now', reason };
}
