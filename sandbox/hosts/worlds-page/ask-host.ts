import { controlBase } from '#sandbox/control/methods.ts';
import { worldHeader } from '#sandbox/control/remote-control.ts';
import type { WorldDetails } from '#sandbox/hosts/known-world.ts';

/** Those of a host, with where the app is at this address. */
export interface WorldList {
  readonly worlds: readonly WorldDetails[];
  readonly app: string | null;
}

/**
 * @param world the header finds the process where there are several.
 * @throws Error with the host's reason.
 */
export async function askHost(world: string, method: string, path: string, json?: unknown): Promise<unknown> {
  const response = await fetch(`${controlBase}/${path}`, {
    method,
    headers: { [worldHeader]: world, ...(json !== undefined && { 'content-type': 'application/json' }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  if (!response.ok) throw new Error(((await response.json()) as { reason?: string }).reason ?? response.statusText);
  return response.status === 204 ? undefined : response.json();
}

export async function listWorlds(world: string): Promise<WorldList> {
  return (await askHost(world, 'GET', 'worlds')) as WorldList;
}
