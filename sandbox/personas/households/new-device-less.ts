import { letterAboutPhone } from '#sandbox/personas/mail/household-letters.ts';
import { householdPersona } from './household-persona.ts';

export const newDeviceLess = householdPersona({
  id: 'new-device-less',
  number: 67,
  title: 'Phone switched off',
  describes: 'A customer whose phone is switched off: codes are sent and arrive when it is switched on, not before.',
  years: 2,
  beside: ['notice'],
  status: { phoneIsOn: false },
  letters: (person) => [letterAboutPhone(person)],
});
