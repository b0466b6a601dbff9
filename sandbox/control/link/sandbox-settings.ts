import type { WantedVerb } from '#sandbox/control/verbs/verbs.ts';
import type { TourId } from '#sandbox/tours/tour-ids.ts';
import type { PlannedFault } from './faults.ts';
import type { Switches } from './switch-values.ts';

/** Settings in a link, the panel or a test; a key left out keeps its default. */
export interface SandboxSettings extends Partial<Switches> {
  readonly persona?: string;
  /** As written: the name of a description that comes with the sandbox, or a description packed for a link. */
  readonly customer?: string;
  readonly signin?: true;
  readonly seed?: number;
  /** As written: London time or a named moment. */
  readonly clock?: string;
  readonly freeze?: true;
  readonly faults?: readonly PlannedFault[];
  /** As written: the name of ready-made stubs, or stubs packed for a link. */
  readonly stub?: string;
  /** Applied to the persona's customer in this order, after `signin`. */
  readonly verbs?: readonly WantedVerb[];
  /** As written: a bookmark, or a London time. Undoes what came after it, before anything else. */
  readonly rewind?: string;
  /** An ISO duration, after `signin` and before the verbs. */
  readonly advance?: string;
  /** Names the moment when all else is done. */
  readonly bookmark?: string;
  /** What to fill into the payment on the link's page, up to its review. */
  readonly payment?: PaymentToFill;
  /** What to fill into the page of a new payee. */
  readonly newPayee?: PayeeToFill;
  /** For the page alone: shows it as to an audience. */
  readonly present?: true;
  /** For the page alone: it shows nothing of what others change in the bank until it next asks. */
  readonly follow?: false;
  /** For the page alone: the demonstration that it goes through. */
  readonly tour?: TourId;
}

export interface PaymentToFill {
  /** In pounds: `12.50`. */
  readonly amount?: string;
  readonly reference?: string;
  /** `now`, or a day as `YYYY-MM-DD`. */
  readonly when?: string;
}

export interface PayeeToFill {
  /** As in the directory: a result of its checks, an account's alias, or a sort code. */
  readonly known?: string;
  /** Instead of the known one's. */
  readonly name?: string;
}

/** A payee that a page is filled with; what is left out stays as it is there. */
export interface PayeeDetails {
  readonly name?: string;
  readonly type?: 'Personal' | 'Business';
  readonly sortCode?: string;
  readonly accountNumber?: string;
  readonly reference?: string;
}

export const defaultPersona = 'private-customer';
export const defaultSeed = 1;
/** In a link, instead of a persona: the customer is described in it. */
export const describedPersona = 'described';

/** Whether these settings need a fresh bank; others change the current one. */
export function opensFreshBank({ persona, seed, clock }: SandboxSettings): boolean {
  return persona !== undefined || seed !== undefined || clock !== undefined;
}
