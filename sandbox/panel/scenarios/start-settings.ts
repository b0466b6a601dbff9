import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { settingsPath } from './scenario-link.ts';

/**
 * Opens a fresh bank with these settings in place of the one here. Beside a page of the app their link does it, which logs the
 * customer in there.
 * @returns the reason for a refusal, undefined when done.
 */
export async function startSettings(
  store: PanelStore,
  settings: string,
  onReset: () => void,
): Promise<string | undefined> {
  if (store.stage !== undefined) {
    location.assign(`${import.meta.env.BASE_URL}${settingsPath(settings).slice(1)}`);
    return undefined;
  }
  const problem = await store.reset(settings);
  if (problem === undefined) onReset();
  return problem;
}

/** @throws Error where the bank does not tell, or a link does not hold it. */
export async function settingsOf(store: PanelStore, of: 'now' | 'opened'): Promise<string> {
  const told = await store.ask((bank) => bank.settings(of));
  if (told.outcome === 'refused') throw new Error(told.reason);
  return told.sandbox;
}
