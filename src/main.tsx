import { startApp } from '#src/app/start.tsx';

/**
 * Nothing may stand between the customer and the bank: a worker left over from another build on this address is sent
 * away, and a page it already serves is loaded afresh without it.
 */
async function openDoor(root: HTMLElement): Promise<void> {
  if (!('serviceWorker' in navigator)) return startApp(root);
  const { controller } = navigator.serviceWorker;
  const leaving = dropServiceWorkers();
  if (controller === null) return startApp(root);
  await leaving;
  globalThis.location.reload();
}

async function dropServiceWorkers(): Promise<void> {
  const ours = new URL(import.meta.env.BASE_URL, globalThis.location.href).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.filter(({ scope }) => scope.startsWith(ours)).map((worker) => worker.unregister()));
}

const root = document.getElementById('root');
if (root !== null) void openDoor(root);
