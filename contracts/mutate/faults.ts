import { confirmationFaults } from './confirmation-faults.ts';
import type { Fault } from './fault.ts';
import { harmlessChanges } from './harmless.ts';
import { literalFaults } from './literal-faults.ts';
import { moneyFaults } from './money-faults.ts';
import { readBackFaults } from './read-back-faults.ts';
import { wireFaults } from './wire-faults.ts';

export const faults: readonly Fault[] = [
  ...wireFaults,
  ...moneyFaults,
  ...literalFaults,
  ...confirmationFaults,
  ...readBackFaults,
  ...harmlessChanges,
];
