import { combineSlices, configureStore, createDynamicMiddleware, type Middleware } from '@reduxjs/toolkit';
import type { BankTransport } from '#src/api/client/transport.ts';
import type { AppDispatch, RootState, StoreExtra } from '#src/api/store/hooks.ts';
import { entityChosen, selectSession, sessionSlice } from '#src/api/store/session.slice.ts';
import { digestOf } from '#src/kernel/digest.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import type { JoinBank } from './attach-bank.ts';
import { keepMarkers, noticeOtherTabs, untilTried } from './session/session-keeper.ts';
import type { SessionMarkers } from './session/session-markers.ts';

/**
 * Development checks. The bank's answers are skipped because they hold up to a hundred thousand rows; they come from
 * JSON, and reducers freeze them.
 */
const checks = { warnAfter: Number.POSITIVE_INFINITY, ignoredPaths: ['bank'] };
const plainChecks = { ...checks, ignoredActions: ['bank/executeQuery/fulfilled'] };

export interface StoreOptions {
  readonly markers: SessionMarkers;
  readonly newSessionId?: () => string;
  /** Replaced in tests. */
  readonly loadBank?: () => Promise<JoinBank>;
}

/** The store for the first page: only the session. `openBank` loads and joins everything that talks to the bank. */
export function createAppStore({ markers, newSessionId = randomId, loadBank = loadAttachBank }: StoreOptions) {
  const reducer = combineSlices(sessionSlice);
  const injected = createDynamicMiddleware<RootState, AppDispatch>();
  let opened: Promise<BankTransport> | undefined;

  async function open(): Promise<BankTransport> {
    const joinBank = await loadBank();
    return joinBank({
      inject: (slice) => void reducer.inject(slice),
      addMiddleware: injected.addMiddleware,
      dispatch: store.dispatch,
    });
  }

  function openBank(): Promise<BankTransport> {
    opened ??= open().catch((reason: unknown) => {
      opened = undefined;
      throw reason;
    });
    return opened;
  }

  const extra: StoreExtra = {
    openBank,
    newSessionId,
    noticeOtherTabs: () => noticeOtherTabs(store, markers),
    untilTried: () => untilTried(markers),
  };
  const store = configureStore({
    reducer,
    preloadedState: { session: markers.find() },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: extra }, immutableCheck: checks, serializableCheck: plainChecks }).concat(
        keepMarkers(markers),
        keepEntity(markers),
        injected.middleware,
      ),
    // Balances and names pass through the store, so extensions must not read it in production.
    devTools: import.meta.env.DEV,
  });
  return { ...store, openBank };
}

export type AppStore = ReturnType<typeof createAppStore>;

async function loadAttachBank(): Promise<JoinBank> {
  const { attachBank } = await import('./attach-bank.ts');
  return attachBank;
}

function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps the chosen entity over a reload, as a digest rather than its token. */
function keepEntity(markers: Pick<SessionMarkers, 'keepEntity'>): Middleware<unknown, RootState> {
  return ({ getState }) =>
    (next) =>
    (action) => {
      const result = next(action);
      if (entityChosen.match(action)) void keep(action.payload);
      return result;

      async function keep(party: PartyId | false): Promise<void> {
        const digest = party === false ? undefined : await digestOf(party);
        const session = selectSession(getState());
        // The choice or the session may have changed meanwhile.
        if (session.status === 'signed-in' && session.activeParty === party) markers.keepEntity(digest);
      }
    };
}
