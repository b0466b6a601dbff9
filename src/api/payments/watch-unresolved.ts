import { clock } from '#src/api/environment/bank-clock.ts';
import { delayAfter, readNotes, watchNotes } from '#src/api/orders/ledger.ts';
import type { AppThunk, RootState } from '#src/api/store/hooks.ts';
import { selectSession } from '#src/api/store/session.slice.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { readRefs } from './payment-note.ts';
import { checkPlanned, selectUnresolved, toldByOtherTab, type UnresolvedPayment } from './unresolved.slice.ts';
import { checkUnresolved } from './unresolved-payments.ts';

/** Messages between the tabs of a session. No token leaves its tab. */
type Message =
  | { readonly say: 'ask'; readonly session: string; readonly at: Instant }
  | { readonly say: 'check'; readonly session: string; readonly at: Instant }
  | { readonly say: 'tell'; readonly session: string; readonly at: Instant; readonly payment: UnresolvedPayment };

export interface UnresolvedWatch {
  look(): void;
  checkNow(at: Instant): void;
  stop(): void;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;

/**
 * Follows unresolved payments while somebody is signed in: this tab's are checked repeatedly, others through their
 * tabs.
 */
export function watchUnresolved(openChannel: () => Channel | undefined = pageChannel): AppThunk<UnresolvedWatch> {
  return (dispatch, getState) => {
    const session = sessionIdOf(getState());
    const channel = openChannel();
    const timers = new Map<Instant, ReturnType<typeof setTimeout>>();
    const askedFor = new Set<Instant>();
    let isOver = false;

    function say(message: Message): void {
      channel?.postMessage(message);
    }

    function tell(at: Instant): void {
      const payment = selectUnresolved(getState())[at];
      if (payment === undefined) return;
      const { ref: _own, ...shared } = payment;
      say({ say: 'tell', session, at, payment: shared });
    }

    async function check(at: Instant): Promise<void> {
      clearTimeout(timers.get(at));
      timers.delete(at);
      await dispatch(checkUnresolved(at));
      tell(at);
      look();
    }

    function look(): void {
      if (isOver || sessionIdOf(getState()) !== session) return;
      const refs = readRefs();
      for (const { at } of refs) {
        const payment = selectUnresolved(getState())[at];
        if (payment?.progress === 'confirming' || payment?.progress === 'checking') continue;
        // A payment checked meanwhile is planned again.
        if (timers.has(at) && payment?.nextCheckAt !== undefined) continue;
        clearTimeout(timers.get(at));
        const delayMs = delayAfter(payment?.checks ?? 0);
        timers.set(
          at,
          setTimeout(() => void check(at), delayMs),
        );
        const nextCheckAt = instantFromMs(epochMsOf(clock.businessNow()) + delayMs);
        if (delayMs > 0) dispatch(checkPlanned({ at, nextCheckAt }));
        tell(at);
      }
      for (const { at, result } of readNotes()) {
        if (result !== undefined || askedFor.has(at) || refs.some((ref) => ref.at === at)) continue;
        askedFor.add(at);
        say({ say: 'ask', session, at });
      }
    }

    function hear({ data: message }: MessageEvent<Message>): void {
      if (message.session !== session || isOver) return;
      const { at } = message;
      const isOurs = readRefs().some((ref) => ref.at === at);
      if (message.say === 'tell') {
        if (!isOurs) dispatch(toldByOtherTab({ at, payment: message.payment }));
      } else if (isOurs) {
        if (message.say === 'check') void check(at);
        else tell(at);
      }
    }

    channel?.addEventListener('message', hear as EventListener);
    const stopWatching = watchNotes(look);
    look();
    return {
      look,
      checkNow(at) {
        if (readRefs().some((ref) => ref.at === at)) void check(at);
        else say({ say: 'check', session, at });
      },
      stop() {
        isOver = true;
        stopWatching();
        channel?.close();
        for (const timer of timers.values()) clearTimeout(timer);
      },
    };
  };
}

function sessionIdOf(state: RootState): string {
  const session = selectSession(state);
  return session.status === 'signed-in' ? session.sessionId : '';
}

/** Without BroadcastChannel, each tab knows only its own payments. */
function pageChannel(): Channel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('paddock.unresolvedPayments');
}
