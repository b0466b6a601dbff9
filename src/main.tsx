// First of all, so that no other script takes the name of its policy.
import '#src/kernel/trusted-types.ts';
import { removeOtherBuilds } from '#src/app/other-builds.ts';
import { startApp } from '#src/app/start.tsx';
import { returnResetToken, takeResetToken } from '#src/app/take-reset-token.ts';

/** Reloads a page that a service worker serves, once that is gone. */
async function boot(root: HTMLElement): Promise<unknown> {
  if (!('serviceWorker' in navigator)) return startApp(root);
  const { controller } = navigator.serviceWorker;
  const removing = removeOtherBuilds().catch(() => 0);
  if (controller === null || (await removing) === 0) return startApp(root);
  returnResetToken(globalThis.window);
  globalThis.location.reload();
}

takeResetToken(globalThis.window);
const root = document.getElementById('root');
if (root !== null) void boot(root);
