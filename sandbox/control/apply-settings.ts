import type { Control, ControlVerdict, SettingsVerdict } from './control-api.ts';
import type { ControlCore } from './control-core.ts';
import { actsForSwitches, type ControlAct } from './journal/control-act.ts';
import { parseSandbox } from './link/parse-link.ts';
import type { SandboxSettings } from './link/sandbox-settings.ts';
import { misreadLink, notNow } from './queries/control-verdict.ts';

type Does = Pick<Control, 'rewind' | 'freezeClock' | 'openSession' | 'advanceClock' | 'bookmark'>;

/** Settings as links, tests and hosts give them, applied to a fresh bank or to the one that is there. */
export function createSettings({ attempt, done, reopen, world, personaIds }: ControlCore, does: Does) {
  async function adjust(settings: SandboxSettings): Promise<SettingsVerdict> {
    const { rewind, freeze, faults = [], signin, advance, verbs = [], bookmark } = settings;
    const ofCustomer = (act: (userId: string) => ControlAct) => () => attempt(act(world().persona));
    let session: { readonly sessionId?: string } = {};
    async function logIn(): Promise<ControlVerdict> {
      const opened = await does.openSession(world().persona);
      if (opened.outcome === 'done') session = { sessionId: opened.sessionId };
      return opened;
    }
    const steps: readonly (false | (() => Promise<ControlVerdict>))[] = [
      rewind !== undefined && (() => does.rewind(rewind)),
      ...actsForSwitches(settings).map((act) => () => attempt(act)),
      freeze === true && does.freezeClock,
      ...faults.map((fault) => () => attempt({ act: 'add-fault', fault })),
      signin === true && logIn,
      // A tester who follows a link has not been idle meanwhile.
      advance !== undefined && (() => does.advanceClock(advance, 'kept')),
      ...verbs.map((verb) => ofCustomer((userId) => ({ act: 'verb', ...verb, userId }))),
      bookmark !== undefined && (() => does.bookmark(bookmark)),
    ];
    for (const step of steps) {
      const verdict = step === false ? undefined : await step();
      if (verdict?.outcome === 'refused') return verdict;
    }
    return { ...(await done()), ...session };
  }

  async function reset(settings: SandboxSettings): Promise<SettingsVerdict> {
    const why = await reopen(settings);
    if (why !== undefined) return notNow(why);
    return adjust(afterOpening(settings));
  }

  async function read(
    wanted: string | SandboxSettings,
    apply: (settings: SandboxSettings) => Promise<SettingsVerdict>,
  ): Promise<SettingsVerdict> {
    if (typeof wanted !== 'string') return apply(wanted);
    const parsed = parseSandbox(wanted, personaIds);
    return parsed.outcome === 'read' ? apply(parsed.settings) : misreadLink(parsed.misreadings);
  }

  return {
    reset: (wanted) => read(wanted, reset),
    adjust: (wanted) => read(wanted, adjust),
  } satisfies Partial<Control>;
}

/** What the opening of a bank leaves to be done: its verbs are done before the journal begins. */
export function afterOpening({ signin, advance, bookmark }: SandboxSettings): SandboxSettings {
  return { ...(signin && { signin }), ...(advance && { advance }), ...(bookmark && { bookmark }) };
}
