import { castingOf } from '#sandbox/personas/casting.ts';

/** The users of one company; each signs in as themselves. */
export const makerId = 'maker';
export const makerNumber = 33;
export const approverId = 'approver';
export const secondApproverId = 'second-approver';
export const colleagues: readonly string[] = [makerId, approverId, secondApproverId];

export function companyPartyId(seed: number): string {
  return castingOf(makerId, makerNumber, seed).partyId(1);
}
