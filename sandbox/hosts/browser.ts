import { expose, proxy, type Remote, wrap } from 'comlink';
import { http } from 'msw/http';
import { scriptUrl } from '#src/kernel/script-url.ts';
import type { Control } from '../control/control.ts';
import type { SandboxEvent } from '../control/sandbox.ts';
import { serviceBase } from '../http/inbound.ts';
import type { BankDoor, Opening } from './bank-door.ts';
import workerUrl from './bank-worker.ts?sharedworker&url';
import { postRequest, unpostAnswer } from './posted-http.ts';

/** The browser's bank, reached from this tab. Comlink's own type stops at the first level; its proxies do not. */
export type BrowserBank = Omit<Remote<BankDoor>, 'control'> & { readonly control: Remote<Control> };

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
    const { bank, opening } = await reachBank();
    if (opening.outcome !== 'open') return opening;
    await interceptRequests(bank);
    return { outcome: 'open', bank };
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
    if (!persisted) leave?.();
  });
}

const needsSecureOrigin =
  'Browsers run the sandbox only on a secure address. Open it over https or on localhost, outside private mode.';

async function reachBank(): Promise<{ readonly bank: BrowserBank; readonly opening: Opening }> {
  if (typeof SharedWorker === 'undefined') {
    // One tab has the bank in its own page; the lock inside tells the others.
    const { createBankDoor } = await import('./bank-door.ts');
    const { port1, port2 } = new MessageChannel();
    expose(createBankDoor(), port1);
    const bank = throughPort(port2);
    return { bank, opening: await bank.open() };
  }
  return new Promise((reached, failed) => {
    const worker = new SharedWorker(scriptUrl(workerUrl), { type: 'module', name: 'paddock-sandbox-bank' });
    worker.addEventListener('error', () => failed(new Error('The worker that runs the bank could not be started.')));
    const bank = throughPort(worker.port);
    bank.open().then((opening) => reached({ bank, opening }), failed);
  });
}

function throughPort(port: MessagePort): BrowserBank {
  return wrap<BankDoor>(port) as unknown as BrowserBank;
}

async function interceptRequests(bank: BrowserBank): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new Error(needsSecureOrigin);
  }
  const { network } = await import('virtual:msw');
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
}
