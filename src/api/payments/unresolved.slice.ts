import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '#src/api/store/hooks.ts';
import { sessionEnded, sessionOpening, sessionStarted } from '#src/api/store/session.slice.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { PaymentDetails } from './payment-answers.ts';
import type { ConfirmedRef, DoneOutcome } from './payment-outcome.ts';

/** What became of a payment whose outcome was not known. */
export type ResolvedOutcome =
  | DoneOutcome
  /** Nothing moved, and nothing will. */
  | { readonly outcome: 'not-made' }
  /** The bank no longer knows it by the token of that time: only the transactions can tell. */
  | { readonly outcome: 'not-found' };

/** What this page knows of one, beside the note that storage keeps of it. */
export interface UnresolvedPayment {
  readonly details: PaymentDetails;
  /** `confirming`: this very page waits for the answer. `checking`: the bank is being asked what it has. */
  readonly progress: 'confirming' | 'checking' | 'waiting';
  /** How often the bank was asked since, without an answer that settles it. */
  readonly checks: number;
  readonly nextCheckAt?: Instant;
  /** Known, and not told to the customer yet. */
  readonly outcome?: ResolvedOutcome;
  /** By which the bank can be asked for it again. It stays in this tab. */
  readonly ref?: ConfirmedRef;
}

/** By the time that names the note. */
export type UnresolvedState = Readonly<Record<Instant, UnresolvedPayment>>;

interface Named {
  readonly at: Instant;
}

interface Resolved extends Pick<UnresolvedPayment, 'ref'> {
  readonly outcome: ResolvedOutcome;
}

const none: UnresolvedState = {};
const fresh: UnresolvedPayment = { details: {}, progress: 'waiting', checks: 0 };

const slice = createSlice({
  name: 'unresolved',
  initialState: none,
  reducers: {
    confirmationSent: (all, { payload: { at, details } }: PayloadAction<Named & Pick<UnresolvedPayment, 'details'>>) =>
      changed(all, at, { ...fresh, details, progress: 'confirming' }),
    /** It was not sent, or the bank wants a code first: nothing is in doubt before the next sending. */
    confirmationTakenBack: (all, { payload }: PayloadAction<Named>) => without(all, payload.at),
    /** Its answer came to nothing, and the bank could not say what it has. */
    doubtRaised: (all, { payload: { at } }: PayloadAction<Named>) =>
      changed(all, at, { ...(all[at] ?? fresh), progress: 'waiting', checks: 1 }),
    checkBegun: (all, { payload: { at } }: PayloadAction<Named>) =>
      changed(all, at, { ...unplanned(all[at] ?? fresh), progress: 'checking' }),
    /** It is as unknown as before, though the bank may have said whom it is to. */
    checkFailed: (all, { payload: { at, details } }: PayloadAction<Named & Partial<UnresolvedPayment>>) => {
      const before = all[at] ?? fresh;
      return changed(all, at, {
        ...before,
        details: { ...before.details, ...details },
        progress: 'waiting',
        checks: before.checks + 1,
      });
    },
    checkPlanned: (all, { payload: { at, nextCheckAt } }: PayloadAction<Named & { readonly nextCheckAt: Instant }>) =>
      all[at] === undefined ? all : changed(all, at, { ...all[at], nextCheckAt }),
    paymentResolved: (all, { payload: { at, ...resolved } }: PayloadAction<Named & Resolved>) =>
      changed(all, at, { ...unplanned(all[at] ?? fresh), progress: 'waiting', ...resolved }),
    /** As another tab of the same session has it, which alone can look it up. */
    toldByOtherTab: (
      all,
      { payload: { at, payment } }: PayloadAction<Named & { readonly payment: UnresolvedPayment }>,
    ) => changed(all, at, payment),
    /** The customer knows what became of it, or wants to hear no more of it. */
    outcomeTold: (all, { payload }: PayloadAction<Named>) => without(all, payload.at),
  },
  extraReducers: (build) => {
    build.addMatcher(isAnyOf(sessionOpening, sessionStarted, sessionEnded), () => none);
  },
});

function changed(all: UnresolvedState, at: Instant, payment: UnresolvedPayment): UnresolvedState {
  return { ...all, [at]: payment };
}

function without(all: UnresolvedState, at: Instant): UnresolvedState {
  const { [at]: _gone, ...rest } = all;
  return rest;
}

/** Once the bank is asked, the time of the next check is that no more. */
function unplanned({ nextCheckAt: _gone, ...rest }: UnresolvedPayment): UnresolvedPayment {
  return rest;
}

export const unresolvedSlice = slice;
export const {
  confirmationSent,
  confirmationTakenBack,
  doubtRaised,
  checkBegun,
  checkFailed,
  checkPlanned,
  paymentResolved,
  toldByOtherTab,
  outcomeTold,
} = slice.actions;

declare module '#src/api/store/hooks.ts' {
  interface RootState {
    readonly unresolved?: UnresolvedState;
  }
}

/** The slice joins the store with the bank: before that nothing can be asked. */
export function selectUnresolved({ unresolved }: RootState): UnresolvedState {
  return unresolved ?? none;
}
