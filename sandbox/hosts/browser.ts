import { expose, proxy, type Remote, wrap } from 'comlink';
import type { Control } from '#sandbox/control/control-api.ts';
import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import { serviceBase } from '#sandbox/http/pipeline/inbound.ts';
import { scriptUrl } from '#src/kernel/trusted-types.ts';
import type { BankConnection, Opening } from './bank-connection.ts';
import workerUrl from './bank-worker.ts?sharedworker&url';
import { leaving } from './leaving.ts';
import { postRequest, unpostAnswer } from './posted-http.ts';

/** Comlink's own type makes only the first level remote; its proxies go deeper. */
export type BrowserBank = Omit<Remote<BankConnection>, 'control'> & { readonly control: Remote<Control> };

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
    const { bank, opening } = reachBank();
    // Both are slow, and neither needs the other before the first request.
    const [opened] = await Promise.all([opening, interceptRequests(bank)]);
    return opened.outcome === 'open' ? { outcome: 'open', bank } : opened;
  } catch (failure) {
    return { outcome: 'failed', reason: failure instanceof Error ? failure.message : String(failure) };
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

interface ReachedBank {
  readonly bank: BrowserBank;
  /** Rejects when the bank's script fails to start. */
  readonly opening: Promise<Opening>;
}

function reachBank(): ReachedBank {
  if (typeof SharedWorker === 'undefined') {
    const { port1, port2 } = new MessageChannel();
    const bank = throughPort(port2);
    // One tab runs the bank in its own page; the lock tells the others.
    const opening = import('./bank-connection.ts').then(async ({ createBankConnection }): Promise<Opening> => {
      expose(createBankConnection(), port1);
      return bank.open();
    });
    return { bank, opening };
  }
  const worker = new SharedWorker(scriptUrl(workerUrl), workerOptions);
  const bank = throughPort(worker.port);
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) worker.port.postMessage(leaving);
  });
  const opening = new Promise<Opening>((opened, failed) => {
    worker.addEventListener('error', () => failed(new Error('The worker that runs the bank could not be started.')));
    bank.open().then(opened, failed);
  });
  return { bank, opening };
}

/**
 * Where supported, the bank outlives its page for a moment so that a reload finds it open: rebuilding a long history
 * takes seconds. The bank closes itself when no tab returns.
 */
const workerOptions: WorkerOptions & { readonly extendedLifetime: true } = {
  type: 'module',
  name: 'paddock-sandbox-bank',
  extendedLifetime: true,
};

function throughPort(port: MessagePort): BrowserBank {
  return wrap<BankConnection>(port) as unknown as BrowserBank;
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
