import type { Objection } from '#sandbox/personas/described/objection.ts';

/** What is to be made, or why it cannot be. */
export type Planned<Plan> = { readonly plan: Plan } | { readonly objections: readonly Objection[] };

export function refused(where: string, reason: string, ...allowed: readonly string[]): Planned<never> {
  return { objections: [{ where, reason, allowed }] };
}

export function plansIn<Plan>(planned: readonly Planned<Plan>[]): readonly Plan[] {
  return planned.flatMap((each) => ('plan' in each ? [each.plan] : []));
}

export function objectionsIn(planned: readonly Planned<unknown>[]): readonly Objection[] {
  return planned.flatMap((each) => ('plan' in each ? [] : each.objections));
}

/** What would be accepted, from the first to the last number. */
export function upTo(count: number): string {
  return count === 1 ? '1' : `1 to ${count}`;
}
