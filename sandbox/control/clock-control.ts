import {
  advanceClock,
  type Clock,
  type ClockVerdict,
  freezeClock,
  readClock,
  setClock,
  unfreezeClock,
} from '#sandbox/bank/engine/clock.ts';
import type { Control, ControlVerdict, SessionsMeanwhile } from './control-api.ts';
import type { ControlCore } from './control-core.ts';
import { readDuration } from './link/duration.ts';
import { allowedMoments, isMomentText, momentAhead } from './link/moments.ts';
import { misread, notNow } from './queries/control-verdict.ts';

export function createClockControl({ act, done, world, readWallMs }: ControlCore) {
  async function setTo(clock: Clock, sessions: SessionsMeanwhile = 'left'): Promise<ControlVerdict> {
    await act({ act: 'clock', clock, ...(sessions === 'kept' && { keepsSessions: true }) });
    return done();
  }

  async function move(
    sessions: SessionsMeanwhile | undefined,
    decide: (clock: Clock, wallMs: number) => ClockVerdict,
  ): Promise<ControlVerdict> {
    const verdict = decide(world().bank.clock, readWallMs());
    return verdict.outcome === 'refused' ? notNow(verdict.reason) : setTo(verdict.to, sessions);
  }

  return {
    async setClock(moment, sessions) {
      if (!isMomentText(moment)) return misread('set', `There is no moment "${moment}".`, allowedMoments);
      return move(sessions, (clock, wallMs) => setClock(clock, momentAhead(moment, readClock(clock, wallMs)), wallMs));
    },
    async advanceClock(duration, sessions) {
      const ms = readDuration(duration);
      if (ms === undefined) return misread('advance', `"${duration}" is no duration.`, ['P1D', 'PT2H30M', 'P1DT2H']);
      return move(sessions, (clock, wallMs) => advanceClock(clock, ms, wallMs));
    },
    freezeClock: () => setTo(freezeClock(world().bank.clock, readWallMs())),
    unfreezeClock: () => setTo(unfreezeClock(world().bank.clock, readWallMs())),
  } satisfies Partial<Control>;
}
