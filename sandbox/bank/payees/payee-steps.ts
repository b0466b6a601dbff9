import type { Change } from '#sandbox/bank/engine/change.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import type { DetailsObjection } from './payee-details.ts';

export type PayeeRefusal =
  | DetailsObjection
  | 'function-missing'
  | 'payee-not-found'
  /** The step is out of order, or brings other details. */
  | 'not-ready';

export type PayeeStepVerdict =
  | {
      readonly outcome: 'done';
      readonly rule: string;
      readonly payee: PayeeRecord;
      /** Set once the payee was added or changed. */
      readonly referenceNumber?: string;
      readonly needsApproval?: true;
      readonly requiredConfirmation?: RequiredConfirmation | undefined;
      readonly changes: readonly Change[];
    }
  | { readonly outcome: 'refused'; readonly reason: PayeeRefusal };

export function refused(reason: PayeeRefusal): PayeeStepVerdict {
  return { outcome: 'refused', reason };
}
