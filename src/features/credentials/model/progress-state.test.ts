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

describe('a first sign-in that is reloaded', () => {
  it.each([
    ['at the welcome stays there', at('welcome'), due('terms', 'pass', 'pin'), at('welcome')],
    ['at a step that is due stays there', at('pass'), due('pass', 'pin'), at('pass')],
    ['at “Password changed” does not begin again', at('passChanged'), due('pin'), at('passChanged')],
    ['at a step that was done meanwhile goes on after it', at('pin'), due(), at('success')],
    ['at the password, changed meanwhile, says so', at('pass'), due('pin'), at('passChanged')],
    ['without a way begins with what is due', undefined, due('pin'), { steps: ['welcome', 'pin', 'success'], at: 0 }],
    [
      'with a step due that it had behind it begins with that',
      at('pin'),
      due('terms', 'pin'),
      { steps: ['terms', 'pin', 'success'], at: 0 },
    ],
  ])('%s', (_, kept, flags, expected) => expect(resumedProgress(kept, flags)).toEqual(expected));
});

it('reads what it wrote', () => expect(readProgressState(progressState(at('pin')))).toEqual(at('pin')));

it.each([
  [null],
  ['way'],
  [{}],
  [{ progress: null }],
  [{ progress: { steps: all } }],
  [{ progress: { steps: ['toString'], at: 0 } }],
  [{ progress: { steps: all, at: 6 } }],
  [{ progress: { steps: all, at: '1' } }],
])('takes %j for no way', (kept) => expect(readProgressState(kept)).toBeUndefined());
