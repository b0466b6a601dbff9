import { expose, proxy } from 'comlink';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import { serviceBase } from '#sandbox/http/service-base.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import type { Opening } from './bank-connection.ts';
import { earlyBank } from './early-bank.ts';
import { postRequest, unpostAnswer } from './posted-http.ts';
import { type BrowserBank, type ReachedBank, throughPort } from './shared-bank.ts';

export type BrowserBankOpening =
  | { readonly outcome: 'open'; readonly bank: BrowserBank }
  | Exclude<Opening, { outcome: 'open' }>;

/**
 * Opens the browser's bank, shared by all its tabs, and sends this page's `/digx` requests to it. Resolves once
 * requests are answered. A failure has a reason for people.
 */
export async function openBrowserBank(): Promise<BrowserBankOpening> {
  try {
    if (!isSecureContext) throw new Error(needsSecureOrigin);
    const { bank, opening } = earlyBank ?? bankInPage();
    // Both are slow, and neither needs the other before the first request.
    const [opened] = await Promise.all([opening, interceptRequests(bank)]);
    return opened.outcome === 'open' ? { outcome: 'open', bank } : opened;
  } catch (failure) {
    return { outcome: 'failed', reason: reasonOf(failure) };
  }
}

/** Receives events from the bank, whichever tab caused them. */
export function listenToBank(bank: BrowserBank, listener: (event: SandboxEvent) => void): void {
  let leave: (() => unknown) | undefined;
  void bank.subscribe(proxy(listener)).then((stop) => {
    leave = stop;
  });
  addEventListener('pagehide', ({ persisted }) => {
    // A page in the back/forward cache keeps listening.
    if (persisted) return;
    leave?.();
  });
}

const needsSecureOrigin =
  'Browsers run the sandbox only on a secure address. Open it over https or on localhost, outside private mode.';

/** One tab runs the bank in its own page; the lock tells the others. */
function bankInPage(): ReachedBank {
  const { port1, port2 } = new MessageChannel();
  const bank = throughPort(port2);
  const opening = import('./bank-connection.ts').then(async ({ createBankConnection }): Promise<Opening> => {
    expose(createBankConnection(), port1);
    return bank.open();
  });
  return { bank, opening };
}

async function interceptRequests(bank: BrowserBank): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new Error(needsSecureOrigin);
  }
  const [{ network }, { http }] = await Promise.all([import('virtual:msw'), import('msw/http'), newestWorker()]);
  network.configure({
    context: { quiet: true },
    onUnhandledFrame: 'bypass',
    handlers: [
      http.all(`${location.origin}${serviceBase}/*`, async ({ request }) =>
        unpostAnswer(await bank.ask(await postRequest(request))),
      ),
    ],
  });
  await network.enable();
  await controlledPage();
}

const msToReplace = 1_000;

/** A new worker waits until its site has no page left. One that still waits takes over before this page, its only one, begins. */
async function newestWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration();
  if (!registration?.waiting) return;
  const replaced = new Promise<void>((done) => {
    serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
    // Refused where the site is open in another tab.
    setTimeout(done, msToReplace);
  });
  registration.waiting.postMessage('paddock-replace');
  await replaced;
}

/**
 * No call reaches the bank before a service worker controls the page. A hard reload bypasses the worker, so the page
 * asks it to take control: see offline/service-worker.js.
 */
async function controlledPage(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return;
  const controlled = new Promise<void>((done) => {
    serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
  });
  const { active } = await serviceWorker.ready;
  active?.postMessage('paddock-take-me-on');
  await controlled;
}
