import { expose, proxy, type Remote, wrap } from 'comlink';
import type { Control } from '#sandbox/control/control.ts';
import type { SandboxEvent } from '#sandbox/control/sandbox.ts';
import { serviceBase } from '#sandbox/http/pipeline/inbound.ts';
import { scriptUrl } from '#src/kernel/script-url.ts';
import type { BankConnection, Opening } from './bank-connection.ts';
import workerUrl from './bank-worker.ts?sharedworker&url';
import { leaving } from './leaving.ts';
import { postRequest, unpostAnswer } from './posted-http.ts';

/** The browser's bank, reached from this tab. Comlink's own type stops at the first level; its proxies do not. */
export type BrowserBank = Omit<Remote<BankConnection>, 'control'> & { readonly control: Remote<Control> };

export type BrowserBankOpening =
  | { readonly outcome: 'open'; readonly bank: BrowserBank }
  | Exclude<Opening, { outcome: 'open' }>;

/**
 * Opens the browser's bank, shared by all its tabs, and sends every request of this page to `/digx` to it. Resolves once
 * requests are answered; an opening that failed says why in words for a person.
 */
export async function openBrowserBank(): Promise<BrowserBankOpening> {
  try {
    if (!isSecureContext) throw new Error(needsSecureOrigin);
    const { bank, opening } = reachBank();
    // Both take their time, and neither needs the other before a request comes.
    const [opened] = await Promise.all([opening, interceptRequests(bank)]);
    return opened.outcome === 'open' ? { outcome: 'open', bank } : opened;
  } catch (failure) {
    return { outcome: 'failed', reason: failure instanceof Error ? failure.message : String(failure) };
  }
}

/** Tells this tab what happens at the bank, whichever tab made it happen. */
export function listenToBank(bank: BrowserBank, listener: (event: SandboxEvent) => void): void {
  let leave: (() => unknown) | undefined;
  void bank.subscribe(proxy(listener)).then((stop) => {
    leave = stop;
  });
  addEventListener('pagehide', ({ persisted }) => {
    // A page that may come back goes on listening.
    if (persisted) return;
    leave?.();
  });
}

const needsSecureOrigin =
  'Browsers run the sandbox only on a secure address. Open it over https or on localhost, outside private mode.';

interface ReachedBank {
  readonly bank: BrowserBank;
  /** Rejects where the bank's own script could not be started. */
  readonly opening: Promise<Opening>;
}

function reachBank(): ReachedBank {
  if (typeof SharedWorker === 'undefined') {
    const { port1, port2 } = new MessageChannel();
    const bank = throughPort(port2);
    // One tab has the bank in its own page; the lock inside tells the others.
    const opening = import('./bank-connection.ts').then(async ({ createBankConnection }): Promise<Opening> => {
      expose(createBankConnection(), port1);
      return bank.open();
    });
    return { bank, opening };
  }
  const worker = new SharedWorker(scriptUrl(workerUrl), outlivingReloads);
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
 * Where the browser can, the bank outlives the page for a moment, so that a reload finds it open: a long history takes
 * seconds to make again. The bank ends itself once no tab has come back.
 */
const outlivingReloads: WorkerOptions & { readonly extendedLifetime: true } = {
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
  const [{ network }, { http }] = await Promise.all([import('virtual:msw'), import('msw/http')]);
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

/**
 * No call reaches the bank before a service worker controls the page. One that was loaded past its worker, as a hard reload
 * does, asks the worker to take it on: see `bankCallsOnly` in vite.config.ts.
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
