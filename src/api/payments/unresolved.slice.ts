import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '#src/api/store/hooks.ts';
import { sessionEnded, sessionOpening, sessionStarted } from '#src/api/store/session.slice.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { PaymentDetails } from './payment-answers.ts';
import type { ConfirmedRef, DoneOutcome, RequestedOutcome } from './payment-order.ts';

export type ResolvedOutcome =
  | (DoneOutcome & { readonly outcome: Exclude<DoneOutcome['outcome'], 'timed-out'> })
  | RequestedOutcome
  /** Nothing moved, and nothing will. */
  | { readonly outcome: 'not-made' }
  /** Its token is no longer valid, so only the transactions can tell. */
  | { readonly outcome: 'not-found' };

/** What this page knows beyond the stored note. */
export interface UnresolvedPayment {
  readonly details: PaymentDetails;
  /** `confirming`: this page awaits the answer. `checking`: the bank is being asked. */
  readonly progress: 'confirming' | 'checking' | 'waiting';
  readonly checks: number;
  readonly nextCheckAt?: Instant;
  readonly outcome?: ResolvedOutcome;
  readonly ref?: ConfirmedRef;
}

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
    /** Not sent, or the bank wants a code first: nothing is in doubt. */
    confirmationTakenBack: (all, { payload }: PayloadAction<Named>) => without(all, payload.at),
    /** The answer was lost and the bank could not say. */
    doubtRaised: (all, { payload: { at } }: PayloadAction<Named>) =>
      changed(all, at, { ...(all[at] ?? fresh), progress: 'waiting', checks: 1 }),
    checkBegun: (all, { payload: { at } }: PayloadAction<Named>) =>
      changed(all, at, { ...unplanned(all[at] ?? fresh), progress: 'checking' }),
    /** Still unknown, though the bank may have named the payee. */
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
    toldByOtherTab: (
      all,
      { payload: { at, payment } }: PayloadAction<Named & { readonly payment: UnresolvedPayment }>,
    ) => changed(all, at, payment),
    /** The customer has seen the outcome, or dismissed it. */
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

/** A check that has begun is no longer planned. */
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

export function selectUnresolved({ unresolved }: RootState): UnresolvedState {
  return unresolved ?? none;
}
