import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A server in a process of its own. */
export interface BankProcess {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Ticks of the clock in which Linux counts. */
const ticksASecond = 100;

/** NaN where the system does not report it. */
export function residentMib({ pid }: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1]) / 1024;
}

/** The highest so far; NaN where the system does not report it. */
export function peakMib({ pid }: ChildProcess): number {
  return Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1]) / 1024;
}

/** Time of all threads, in the program and in the system for it; NaN where the system does not report it. */
export function cpuSeconds({ pid }: ChildProcess): number {
  const afterName = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(afterName[11]) + Number(afterName[12])) / ticksASecond;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
