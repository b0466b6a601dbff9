import { type ChildProcess, spawn } from 'node:child_process';

/** A bank with the app beside it, as a class needs it, for one journey. */
export interface ClassBank {
  readonly url: string;
  stop(): void;
}

export async function startClassBank(): Promise<ClassBank> {
  const options = ['--port', '0', '--panel', '.cache/panel', '--site', 'dist'];
  const child = spawn(process.execPath, ['sandbox/hosts/serve.ts', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { url: await addressOf(child), stop: () => void child.kill() };
}

/** Its first line says where it answers. */
function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    stdout?.on('data', (piece: Buffer) => {
      said += piece.toString();
      const [address] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
      if (address !== undefined) found(address);
    });
    stdout?.on('end', () => failed(new Error(`The bank ended: ${said}`)));
  });
}
