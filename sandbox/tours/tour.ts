import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { TourId } from './tour-ids.ts';

/** A demonstration as data: what the presenter does, step by step, and what the bank or the page must then show. */
export interface Tour {
  /** Own ones have `own:` and their title. */
  readonly id: TourId | `own:${string}`;
  readonly title: string;
  readonly persona: string;
  /** One sentence for lists. */
  readonly description: string;
  /** Stage time. */
  readonly minutes: number;
  /** The page with its sandbox settings: a fresh bank at a fixed time that stands still, and this tour. */
  readonly link: string;
  readonly steps: readonly TourStep[];
}

export interface TourStep {
  /** What the marker on the page asks for. */
  readonly asks: string;
  /** Why, in a sentence. */
  readonly why: string;
  /** For the presenter alone: what to say meanwhile. */
  readonly notes: string;
  readonly action: TourAction;
  /** Ends the step. */
  readonly until: TourCondition;
}

/** An element by its role and accessible name; `…` at the end of a name stands for any rest. */
export interface NamedElement {
  readonly role: ElementRole;
  readonly name: string;
  readonly within?: NamedElement;
  /** What leads to the same on a phone. */
  readonly narrow?: NamedElement;
}

/** `file` and `password` are inputs of that type, found by their label because they have no role. */
export type ElementRole =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'file'
  | 'form'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'navigation'
  | 'option'
  | 'password'
  | 'radio'
  | 'region'
  | 'row'
  | 'searchbox'
  | 'spinbutton'
  | 'switch'
  | 'table'
  | 'textbox';

export type TourAction =
  | { readonly does: 'press'; readonly on: NamedElement }
  /** Replaces what is typed there, and presses the suggestion: a list of suggestions closes with its field. */
  | { readonly does: 'type'; readonly into: NamedElement; readonly text: string; readonly choose?: NamedElement }
  /** The newest one-time password, into the open code step. */
  | { readonly does: 'enter-code' }
  | {
      readonly does: 'choose-file';
      readonly into: NamedElement;
      readonly file: { readonly name: string; readonly text: string };
    }
  /** Done by the marker: nothing on the page moves the bank's clock. An ISO duration. */
  | { readonly does: 'advance-clock'; readonly by: string }
  /** Done by the marker: the same bank, another customer, on that page. */
  | { readonly does: 'log-in-as'; readonly persona: string; readonly to: string }
  /** Done by the marker: as a link writes it, `confirmPayment@lost-answer~1`. */
  | { readonly does: 'plan-fault'; readonly fault: string }
  /** Nothing to do: the presenter goes on by hand. */
  | { readonly does: 'look'; readonly at: NamedElement };

export type TourCondition =
  | { readonly when: 'shows'; readonly element: NamedElement }
  | { readonly when: 'gone'; readonly element: NamedElement }
  /** Its text contains this. */
  | { readonly when: 'reads'; readonly element: NamedElement; readonly text: string }
  /** A radio button, box or switch that is on. */
  | { readonly when: 'chosen'; readonly element: NamedElement }
  | { readonly when: 'filled'; readonly element: NamedElement }
  | { readonly when: 'holds'; readonly element: NamedElement; readonly text: string }
  /** Below the path that the site is mounted on. */
  | { readonly when: 'page'; readonly path: string }
  /** The bank has answered that operation so since the step began. */
  | { readonly when: 'answered'; readonly operationId: OperationId; readonly status: number }
  /** London time. */
  | { readonly when: 'clock'; readonly reaches: string }
  /** So it was told in words of what has changed in the bank since the step began: `Payment to Ann, £5.00, paid`. */
  | { readonly when: 'happened'; readonly what: string }
  /** What the customer of that account can use has changed by so many pounds since the step began: `-12.50`. */
  | { readonly when: 'available'; readonly account: string; readonly changesBy: string };
