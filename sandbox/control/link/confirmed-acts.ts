import { type ActRule, actRules } from '#sandbox/bank/security/strong-authentication.ts';

export interface ConfirmedAct extends ActRule {
  readonly id: string;
}

/** The bank's table of what each act needs, as the guide shows it. */
export const confirmedActs: readonly ConfirmedAct[] = Object.entries(actRules).map(([id, rule]) => ({ id, ...rule }));
