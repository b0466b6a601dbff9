import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import type { DetailsObjection } from './payee-details.ts';

export type PayeeRefusal =
  | DetailsObjection
  | 'function-missing'
  | 'payee-not-found'
  /** The step does not follow the one before, or brings other details. */
  | 'not-ready';

export type PayeeStepVerdict =
  | {
      readonly outcome: 'done';
      readonly rule: string;
      readonly payee: PayeeRecord;
      /** For the customer to quote, where something came true. */
      readonly referenceNumber?: string;
      /** Somebody else must agree before it counts. */
      readonly needsApproval?: true;
      /** What must be confirmed before the changes are made. */
      readonly requiredConfirmation?: RequiredConfirmation;
      readonly changes: readonly Change[];
    }
  | { readonly outcome: 'refused'; readonly reason: PayeeRefusal };

/** A code, from whoever confirms anything by one. */
export function requiredConfirmationOf({ user }: Customer, confirms: string): RequiredConfirmation {
  return { factors: user.secondFactor === 'none' ? [] : ['OTP'], confirms };
}

export function refused(reason: PayeeRefusal): PayeeStepVerdict {
  return { outcome: 'refused', reason };
}
