import { parseSandbox } from '#sandbox/control/link/parse-link.ts';
import type { SandboxSettings } from '#sandbox/control/link/sandbox-settings.ts';
import { standingActs } from './control-act.ts';
import { describedIn } from './described-in.ts';
import { perform } from './play.ts';
import { freshWorld, type OpenedWith, type World, type WorldPlan } from './world-state.ts';

/** What a bank opens with, and what is done to it then: only the latter stands in the journal. */
export function divided({ stub, signin, advance, verbs, bookmark, ...opening }: SandboxSettings): {
  readonly opening: SandboxSettings;
  readonly later: SandboxSettings;
} {
  const later: SandboxSettings = {
    ...(stub !== undefined && { stub }),
    ...(signin && { signin }),
    ...(advance !== undefined && { advance }),
    ...(verbs !== undefined && { verbs }),
    ...(bookmark !== undefined && { bookmark }),
  };
  return { opening, later };
}

/** What opens the bank again as it was: own answers and the login stand in the journal, but are no less set. */
export function toOpenAgain({ advance: _, verbs: _v, bookmark: _b, ...set }: SandboxSettings): SandboxSettings {
  return set;
}

/** Opens a fresh bank, the `opening`th in its store, at the wall-clock time `wallMs`. */
export async function openWorld(
  settings: SandboxSettings,
  plan: WorldPlan,
  opening: number,
  wallMs: number,
): Promise<World> {
  const world = freshWorld(settings, plan, opening, wallMs);
  if (settings.customer !== undefined) await perform(world, await describedIn(settings.customer, plan));
  for (const act of standingActs(settings)) await perform(world, act);
  return world;
}

/**
 * The world as it was when its bank had just been opened.
 * @throws Error with a reason for settings that this build does not read or carry out.
 */
export async function openAgain({ sandbox, wallMs }: OpenedWith, plan: WorldPlan, opening: number): Promise<World> {
  const parsed = parseSandbox(sandbox, Object.keys(plan.personas));
  if (parsed.outcome === 'refused') throw new Error(parsed.misreadings.map(({ reason }) => reason).join(' '));
  const world = await openWorld(parsed.settings, plan, opening, wallMs);
  // Snapshots of earlier builds have verbs that came before their first entry.
  const { verbs = [] } = parsed.settings;
  for (const verb of verbs) await perform(world, { act: 'verb', ...verb, userId: world.persona });
  return world;
}
