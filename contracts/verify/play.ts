import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { PlayedPact } from './outcomes.ts';
import type { PactToPlay } from './play-pact.ts';

interface Player {
  readonly process: ChildProcess;
  /** What the verifier has written about its pact. */
  output: string;
}

/** Those without a pact. They are kept, because starting one takes longer than playing a short pact. */
const idle: Player[] = [];

/** Verifies one pact in a separate process, which plays the next one, too. */
export function play(pact: PactToPlay): Promise<PlayedPact> {
  const player = idle.pop() ?? startPlayer();
  const { process } = player;
  player.output = '';
  process.ref();
  return new Promise((played, failed) => {
    const onExit = (code: number | null, signal: string | null) =>
      failed(new Error(`The verifier ended with ${code ?? signal} and no results:\n${player.output}`));
    process.once('exit', onExit);
    process.once('message', (results) => {
      process.off('exit', onExit);
      process.unref();
      idle.push(player);
      played(results as PlayedPact);
    });
    process.send(pact, (failure) => failure && failed(failure));
  });
}

/** It ends with this process, which does not wait for it. */
function startPlayer(): Player {
  const started = fork(fileURLToPath(new URL('./play-pact.ts', import.meta.url)), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // The verifier would otherwise reach a local bank through a company proxy.
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true', NO_PROXY: `${process.env.NO_PROXY ?? ''},127.0.0.1,localhost` },
  });
  const player: Player = { process: started, output: '' };
  for (const stream of [started.stdout, started.stderr]) {
    stream?.on('data', (chunk) => {
      player.output += chunk;
    });
    if (stream instanceof Socket) stream.unref();
  }
  started.channel?.unref();
  started.once('exit', () => {
    const place = idle.indexOf(player);
    if (place !== -1) idle.splice(place, 1);
  });
  return player;
}
