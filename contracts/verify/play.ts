import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PactToPlay } from './play-pact.ts';
import type { PlayedPact } from './report.ts';

/** Verifies one pact in a separate process. */
export function play(job: PactToPlay): Promise<PlayedPact> {
  return new Promise((played, failed) => {
    const player = fork(fileURLToPath(new URL('./play-pact.ts', import.meta.url)), [JSON.stringify(job)], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // The verifier would otherwise reach a local bank through a company proxy.
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true', NO_PROXY: `${process.env.NO_PROXY ?? ''},127.0.0.1,localhost` },
    });
    let output = '';
    for (const stream of [player.stdout, player.stderr]) stream?.on('data', (chunk) => (output += chunk));
    player.once('message', (results) => played(results as PlayedPact));
    player.once('exit', (code) => failed(new Error(`The verifier ended with ${code} and no results:\n${output}`)));
  });
}
