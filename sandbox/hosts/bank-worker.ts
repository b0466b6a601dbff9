import { expose } from 'comlink';
import { createBankDoor } from './bank-door.ts';

// The SharedWorker in which all tabs of a browser share one bank, away from the page's thread.
const door = createBankDoor();

globalThis.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port !== undefined) expose(door, port);
});
