import { fork } from 'node:child_process';
import { parseSandbox } from '#sandbox/control/grammar.ts';
