import { describe, expect, it } from 'vitest';
import type { CredentialFlags, CredentialStep, StepProgress } from './flow-steps.ts';
import { progressState, readProgressState, resumedProgress } from './progress-state.ts';

const all: readonly CredentialStep[] = ['welcome', 'terms', 'pass', 'passChanged', 'pin', 'success'];
const at = (step: CredentialStep): StepProgress => ({ steps: all, at: all.indexOf(step) });
const due = (...steps: readonly ('terms' | 'pass' | 'pin')[]): CredentialFlags => ({
  isFirstTime: true,
  termsNotAccepted: steps.includes('terms'),
  forcePasswordChange: steps.includes('pass'),
  forcePinChange: steps.includes('pin'),
});

describe('a reload during a first login', () => {
  it.each([
    ['at the welcome stays there', at('welcome'), due('terms', 'pass', 'pin'), at('welcome')],
    ['at a step that is due stays there', at('pass'), due('pass', 'pin'), at('pass')],
    ['at “Password changed” does not start over', at('passChanged'), due('pin'), at('passChanged')],
    ['at a step completed meanwhile moves on', at('pin'), due(), at('success')],
    ['at a password changed meanwhile says so', at('pass'), due('pin'), at('passChanged')],
    [
      'without saved progress starts with what is due',
      undefined,
      due('pin'),
      { steps: ['welcome', 'pin', 'success'], at: 0 },
    ],
    [
      'starts with an earlier step that is due again',
      at('pin'),
      due('terms', 'pin'),
      { steps: ['terms', 'pin', 'success'], at: 0 },
    ],
  ])('%s', (_, saved, flags, expected) => expect(resumedProgress(saved, flags)).toEqual(expected));
});

it('reads back what it wrote', () => expect(readProgressState(progressState(at('pin')))).toEqual(at('pin')));

it.each([
  [null],
  ['way'],
  [{}],
  [{ progress: null }],
  [{ progress: { steps: all } }],
  [{ progress: { steps: ['toString'], at: 0 } }],
  [{ progress: { steps: all, at: 6 } }],
  [{ progress: { steps: all, at: '1' } }],
])('ignores the history state %j', (saved) => expect(readProgressState(saved)).toBeUndefined());
