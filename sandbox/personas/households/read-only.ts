import { viewingFunctions } from '#sandbox/personas/casting.ts';
import { householdPersona } from './household-persona.ts';

/** A view-only customer: no payments, payees or mail. */
export const readOnly = householdPersona({
  id: 'read-only',
  number: 65,
  title: 'Read only',
  describes:
    'A customer who may look but not act, with a current account, savings, a mortgage and a loan. Changes of password and PIN are not confirmed by a code.',
  years: 3,
  beside: ['mortgage', 'loan'],
  functions: viewingFunctions,
  status: { secondFactor: 'none' },
});
