import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const euroRequest = exercise({
  id: 'euro-request',
  title: 'Euros to Ireland',
  area: 'international',
  customer: 'racing-owner',
  clock: '2026-03-03T10:30',
  page: '/payments/request-international',
  story:
    'Your customer buys a yearling from Aoife Byrne in Ireland for €1,250.50. The bank’s staff pay abroad, so he sends them a request.',
  paper: {
    kind: 'letter',
    from: 'Aoife Byrne',
    says: 'IBAN IE29 AIBK 9311 5212 3456 78, BIC AIBKIE2D. 12 Quay Street, Naas, Ireland.',
  },
  steps: [
    {
      asks: 'Fill in the request from the account in euros, and send it to the bank.',
      until: { fact: 'wrote', text: 'IE29' },
    },
  ],
  goals: [
    {
      fact: { fact: 'wrote', text: 'IE29' },
      says: 'The request has the IBAN of the letter.',
      notYet: 'No request with the IBAN of the letter has been sent yet.',
    },
    {
      fact: { fact: 'wrote', text: 'Byrne' },
      says: 'It names Aoife Byrne.',
      notYet: 'The request does not name Aoife Byrne.',
    },
  ],
  otherwise: [
    { if: { fact: 'wrote' }, says: 'A message was sent, but not the request with the IBAN of the letter.' },
    { if: { fact: 'paid' }, says: 'That was a payment in the United Kingdom.' },
  ],
  hints: [
    'The page is called “Request international payment”.',
    'The form asks for what the country needs, so choose the country first.',
    'The check digits of the IBAN find a slip.',
  ],
  learnt: 'No money moves with the request. The bank answers by secure mail.',
});
