import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PactToPlay } from './play-pact.ts';
import type { PlayedPact } from './report.ts';

/** Plays one pact, in a process of its own. */
export function play(job: PactToPlay): Promise<PlayedPact> {
  return new Promise((played, failed) => {
    const player = fork(fileURLToPath(new URL('./play-pact.ts', import.meta.url)), [JSON.stringify(job)], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // The verifier would otherwise look for a bank on this machine through a company's proxy.
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true', NO_PROXY: `${process.env.NO_PROXY ?? ''},127.0.0.1,localhost` },
    });
    let said = '';
    for (const stream of [player.stdout, player.stderr]) stream?.on('data', (chunk) => (said += chunk));
    player.once('message', (results) => played(results as PlayedPact));
    player.once('exit', (code) => failed(new Error(`The verifier ended with ${code} and no results:\n${said}`)));
  });
}
