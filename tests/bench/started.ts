import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process is ready after its first line of output. */
export async function started(
  script: string,
  port: number,
  flags: readonly string[] = [],
  options: readonly string[] = [],
): Promise<ChildProcess> {
  const child = spawn('node', [...flags, script, '--port', String(port), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}
