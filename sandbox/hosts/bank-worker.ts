import { expose } from 'comlink';
import { createBankConnection } from './bank-connection.ts';
import { leaving } from './leaving.ts';

const connection = createBankConnection();

/** Long enough for a reload to reconnect, and shorter than a newer version waits for the lock. */
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
  expose(connection, port);
});
