import { aboutFraud, aboutTerms } from '#sandbox/personas/mail/bulletins.ts';
import { letterAboutPassword, letterOfWelcome } from '#sandbox/personas/mail/household-letters.ts';
import { householdPersona } from './household-persona.ts';

/** A new customer: the bank reports the number of completed login steps, zero of three. */
export const firstTimer = householdPersona({
  id: 'first-timer',
  number: 61,
  title: 'First time',
  describes: 'A new customer who has never logged in: terms, a new password and a new transaction PIN are all due.',
  years: 1,
  beside: [],
  status: {
    lastSignIn: null,
    formerPasswords: [],
    formerPins: [],
    loginSteps: ['terms', 'password', 'pin'],
    loginFlowAs: 'number',
    firstLoginDone: false,
  },
  letters: (person) => [letterOfWelcome(person)],
});

export const termsDue = householdPersona({
  id: 'terms-due',
  number: 62,
  title: 'Terms due',
  describes: 'A customer who must accept the new terms before going on, and nothing else.',
  years: 3,
  beside: ['notice'],
  status: { loginSteps: ['terms'] },
  letters: () => [aboutTerms({ isRead: false })],
});

export const passwordDue = householdPersona({
  id: 'password-due',
  number: 63,
  title: 'Password due',
  describes: 'A customer whom the bank makes change the password at the next login, and nothing else.',
  years: 2,
  beside: [],
  status: { loginSteps: ['password'] },
  letters: (person) => [letterAboutPassword(person), aboutFraud({ isRead: true })],
});

export const pinDue = householdPersona({
  id: 'pin-due',
  number: 64,
  title: 'PIN due',
  describes: 'A customer whom the bank makes change the transaction PIN at the next login, and nothing else.',
  years: 3,
  beside: ['bond'],
  status: { loginSteps: ['pin'] },
});
