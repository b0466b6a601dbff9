import type { ServiceCopy } from '#src/features/services/model/service-copy.ts';
import { ServicePage } from '#src/features/services/ui/service-page.tsx';

const copy: ServiceCopy = {
  lead: 'Accounts in euros and dollars, for money that has no reason to become sterling.',
  sections: [
    {
      title: 'What you can do',
      parts: [
        [
          'Receive euros and dollars under your own account number',
          'Keep them, and earn interest on a deposit in the same currency',
          'Exchange them when the rate suits you',
          'Ask for payments in more than thirty currencies from online banking',
        ],
      ],
    },
    {
      title: 'Who they are for',
      parts: [
        'Customers with a house in France, a pension from America, children at a foreign university, or horses in training in Ireland. Businesses use them to pay suppliers in the currency of the invoice, and so know what a purchase costs before they make it.',
      ],
    },
    {
      title: 'How payments abroad work',
      parts: [
        'A payment in another currency is requested in online banking. It is not sent at once: a member of the payments team checks the details and telephones you before money leaves your account, which protects you from fraud and from a wrong IBAN. Requests made in the morning of a working day usually leave the same day.',
        'Payments in euros within Europe arrive on the next working day. Dollars take one to three days. Payments elsewhere depend on the banks on the way.',
      ],
    },
    {
      title: 'What it costs',
      parts: [
        'An account in another currency has no monthly charge. A payment abroad has a charge, which depends on the country and on who pays the other bank’s costs; the request shows it before you send it. For exchange we quote one rate that includes our margin, and we will tell you the margin if you ask.',
        'Rates go down as well as up. If you do not need the money soon, think about exchanging a part of it at a time.',
      ],
    },
    {
      title: 'What happens next',
      parts: [
        'Send us a message saying which currency you need and where the money comes from. If you are already a customer there are no new identity checks, and the account number is usually in your mailbox on the next working day.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can I have a card in euros?',
      answer: 'No. Our cards are in sterling, and a purchase abroad is exchanged on the day.',
    },
    {
      question: 'What do I give to somebody who wants to pay me?',
      answer: 'Your IBAN and our BIC. Both are shown with the details of the account in online banking.',
    },
    {
      question: 'Is the money protected?',
      answer:
        'Yes. Deposits in euros and dollars count towards the same limit as your sterling deposits: £85,000 in total, paid in sterling.',
    },
    {
      question: 'Can you fix an exchange rate for later?',
      answer:
        'For amounts above a minimum, yes. Ask for a forward contract; it commits you to the exchange whatever the rate is on the day.',
    },
  ],
};

export function InternationalPage() {
  return <ServicePage topic="international" copy={copy} />;
}
