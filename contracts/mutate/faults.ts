import type { Fault } from './fault.ts';
import { harmlessChanges } from './harmless.ts';
import { moneyFaults } from './money-faults.ts';
import { wireFaults } from './wire-faults.ts';

export const faults: readonly Fault[] = [...wireFaults, ...moneyFaults, ...harmlessChanges];
