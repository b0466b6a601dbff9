// First of all, so that no other script takes the name of its policy.
import '#src/kernel/trusted-types.ts';
import { startApp } from '#src/app/start.tsx';
import { returnResetToken, takeResetToken } from '#src/app/take-reset-token.ts';

/**
 * Removes service workers left by another build and reloads a page they serve. Workers of other apps on a wider path of
 * this origin are left alone.
 */
async function boot(root: HTMLElement): Promise<void> {
  if (!('serviceWorker' in navigator)) return startApp(root);
  const { controller } = navigator.serviceWorker;
  const leaving = dropServiceWorkers().catch(() => 0);
  if (controller === null) return startApp(root);
  if ((await leaving) === 0) return startApp(root);
  returnResetToken(globalThis.window);
  globalThis.location.reload();
}

/** Resolves with the number removed. */
async function dropServiceWorkers(): Promise<number> {
  const ours = new URL(import.meta.env.BASE_URL, globalThis.location.href).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const left = registrations.filter(({ scope }) => scope.startsWith(ours));
  await Promise.all(left.map((worker) => worker.unregister()));
  return left.length;
}

takeResetToken(globalThis.window);
const root = document.getElementById('root');
if (root !== null) void boot(root);
