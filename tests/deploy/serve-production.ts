import { spawn } from 'node:child_process';
import { startNodeHost } from '#sandbox/hosts/node.ts';

export interface ServedProduction {
  /** The bank's control: a POST with a body, otherwise a GET. */
  readonly control: (path: string, body?: object) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** Serves the production build on that port under its own headers, with a bank that tells no page of changes. */
export async function serveProduction(port: number): Promise<ServedProduction> {
  const bank = await startNodeHost({ port: 0, settings: { clock: '2026-03-02T09:30', follow: false } });
  const server = spawn('node_modules/.bin/vite', ['preview', '--port', String(port), '--strictPort'], {
    env: { ...process.env, PADDOCK_GATEWAY: `http://localhost:${bank.port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((answers, failed) => {
    server.stdout.once('data', () => answers());
    server.once('exit', (code) => failed(new Error(`Port ${port} is taken, or nothing is built (vite: ${code}).`)));
  });
  return {
    async control(path, body) {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await fetch(`http://localhost:${bank.port}/__sandbox/${path}`, body === undefined ? {} : init);
      if (!answer.ok) throw new Error(`The bank answered ${answer.status} to ${path}.`);
      return answer.status === 204 ? undefined : answer.json();
    },
    async stop() {
      server.kill();
      await bank.close();
    },
  };
}
