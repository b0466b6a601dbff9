import { expect, it } from 'vitest';
import { decryptPassword } from '#sandbox/bank/session/credentials.ts';
import { sealSteadily } from './seal-steadily.ts';

it('seals a value that the bank can read', () => {
  expect(decryptPassword(sealSteadily('Paddock_7Gate', 'c2FsdA=='))).toMatchObject({ salt: 'c2FsdA==' });
  expect(JSON.stringify(decryptPassword(sealSteadily('Zügel_7 Gate', 'c2FsdA==')))).toContain('Zügel_7 Gate');
});

it('is the same each time, and different for each salt', () => {
  expect(sealSteadily('2580', 'one')).toBe(sealSteadily('2580', 'one'));
  expect(sealSteadily('2580', 'one')).not.toBe(sealSteadily('2580', 'two'));
});
