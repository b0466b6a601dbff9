import { expose } from 'comlink';
import { createBankConnection } from './bank-connection.ts';
import { leaving } from './leaving.ts';

// The SharedWorker in which all tabs of a browser share one bank, away from the page's thread.
const door = createBankConnection();

/** A page that is loaded again is back by then; a newer version of the sandbox waits longer than that for its turn. */
const emptyMs = 2500;

let tabs = 0;
let ending: ReturnType<typeof setTimeout> | undefined;

globalThis.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port === undefined) return;
  tabs += 1;
  clearTimeout(ending);
  port.addEventListener('message', ({ data }) => {
    if (data !== leaving) return;
    tabs -= 1;
    if (tabs === 0) ending = setTimeout(() => globalThis.close(), emptyMs);
  });
  expose(door, port);
});
