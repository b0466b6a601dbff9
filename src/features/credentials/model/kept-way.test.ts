import { describe, expect, it } from 'vitest';
import type { CredentialFlags, CredentialStep, Way } from './flow-steps.ts';
import { keptWay, readKeptWay, resumedWay } from './kept-way.ts';

const all: readonly CredentialStep[] = ['welcome', 'terms', 'pass', 'passChanged', 'pin', 'success'];
const at = (step: CredentialStep): Way => ({ steps: all, at: all.indexOf(step) });
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
  ])('%s', (_, kept, flags, expected) => expect(resumedWay(kept, flags)).toEqual(expected));
});

it('reads what it wrote', () => expect(readKeptWay(keptWay(at('pin')))).toEqual(at('pin')));

it.each([
  [null],
  ['way'],
  [{}],
  [{ way: null }],
  [{ way: { steps: all } }],
  [{ way: { steps: ['toString'], at: 0 } }],
  [{ way: { steps: all, at: 6 } }],
  [{ way: { steps: all, at: '1' } }],
])('takes %j for no way', (kept) => expect(readKeptWay(kept)).toBeUndefined());
