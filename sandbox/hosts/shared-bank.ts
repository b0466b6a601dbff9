import { type Remote, wrap } from 'comlink';
import type { Control } from '#sandbox/control/control-api.ts';
import type { BankConnection, Opening } from './bank-connection.ts';
import { leaving } from './leaving.ts';

/** Comlink's own type makes only the first level remote; its proxies go deeper. */
export type BrowserBank = Omit<Remote<BankConnection>, 'control'> & { readonly control: Remote<Control> };

export interface ReachedBank {
  readonly bank: BrowserBank;
  /** Rejects when the bank's script fails to start. */
  readonly opening: Promise<Opening>;
}

/** The bank that all tabs share, or a new one if this is the first. Its script’s URL decides which bank it is. */
export function reachSharedBank(workerUrl: string): ReachedBank {
  const worker = new SharedWorker(workerUrl, workerOptions);
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

export function throughPort(port: MessagePort): BrowserBank {
  return wrap<BankConnection>(port) as unknown as BrowserBank;
}
