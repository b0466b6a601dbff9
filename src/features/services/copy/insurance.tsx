import type { ServiceCopy } from '#src/features/services/model/service-copy.ts';
import { ServicePage } from '#src/features/services/ui/service-page.tsx';

const copy: ServiceCopy = {
  lead: 'Cover for what a standard policy does not expect, arranged by people who will also help you to claim.',
  sections: [
    {
      title: 'What can be covered',
      parts: [
        [
          'Homes, including listed, thatched and unoccupied houses',
          'Contents, jewellery, wine, pictures and other collections, anywhere in the world',
          'Farms, estates, stable yards and their liabilities',
          'Horses: death, theft, illness and accident',
          'Cars, horseboxes and small fleets',
          'Travel, for the whole family and for the whole year',
        ],
      ],
    },
    {
      title: 'How it works',
      parts: [
        'We are an intermediary, not an insurer. We ask what you own and how you live, look for suitable policies among a panel of insurers, and explain what each one covers and, as plainly, what it does not. The insurer you choose issues the policy and pays the claims.',
        'A home visit is part of the service for larger houses. It often shows that buildings are insured for too little and contents for too much.',
      ],
    },
    {
      title: 'Who it is for',
      parts: [
        'Customers who own something that is hard to describe on a form, or who would rather describe it once to a person than six times to a website. If a standard policy is all you need, we say so: you may well find it cheaper yourself.',
      ],
    },
    {
      title: 'What it costs',
      parts: [
        'The insurer sets the premium, which includes insurance premium tax. We are paid a commission by the insurer, and we tell you how much if you ask. There is no fee for advice, for changes during the year or for handling a claim.',
      ],
    },
    {
      title: 'What happens next',
      parts: [
        [
          'Send us your present policy and its renewal date',
          'We call you to go through what you have, or arrange a visit',
          'You receive two or three quotations with our recommendation, at least a week before renewal',
          'Tell us which you prefer, and cover begins on the date you choose',
        ],
        'Please answer every question from the insurer carefully. A wrong answer may mean that a claim is reduced or not paid.',
      ],
    },
  ],
  questions: [
    {
      question: 'How do I claim?',
      answer:
        'Telephone us first. Outside our hours the number of the insurer’s helpline is on your policy. We stay involved until the claim is settled.',
    },
    {
      question: 'Can I cancel?',
      answer:
        'Within fourteen days of receiving the policy you get your money back, less the cost of the days on cover. After that, the policy says what is returned.',
    },
    {
      question: 'Do I have to insure a mortgaged house through you?',
      answer: 'No. The house must be insured, but where is your decision.',
    },
    {
      question: 'Can I pay by instalments?',
      answer: 'Most insurers offer monthly direct debits, some at an extra charge, which the quotation shows.',
    },
  ],
};

export function InsurancePage() {
  return <ServicePage topic="insurance" copy={copy} />;
}
