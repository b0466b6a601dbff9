import type { ServiceCopy } from '#src/features/services/model/service-copy.ts';
import { ServicePage } from '#src/features/services/ui/service-page.tsx';

const copy: ServiceCopy = {
  lead: 'The account for people who own, train or breed racehorses, and would like the paperwork to keep up with the horses.',
  sections: [
    {
      title: 'What it includes',
      parts: [
        'Racing Plus is a current account at the racing bank, with the things that owners ask us for most often.',
        [
          'An owners’ prize money bonus of £500',
          'International payments at £7 each, whatever the country',
          'Entries, jockeys’ fees and prize money shown under the name of the horse',
          'A share of each bill for joint owners and syndicates',
          'A racing manager who is on the telephone on race days',
        ],
      ],
    },
    {
      title: 'The prize money bonus',
      parts: [
        'When your prize money is paid into Racing Plus, we add the owners’ prize money bonus of £500. It is paid once for each customer, after the first win or place whose prize money reaches the account. Prize money from syndicates counts if your share is paid to you.',
      ],
    },
    {
      title: 'Who it is for',
      parts: [
        'Registered owners, trainers and breeders, alone or as a partnership, a syndicate or a company. You keep your other accounts as they are. Prize money and entry fees are settled through the racing bank, so the account works best when it is the one registered with the racing authority.',
      ],
    },
    {
      title: 'What it costs',
      parts: [
        'There is a quarterly fee, which your racing manager will tell you before you apply; it pays for the extra statements and the manager’s time. An international payment is charged at £7, in place of our usual charges, and the other bank may deduct its own. Overdrafts are arranged separately.',
      ],
    },
    {
      title: 'What happens next',
      parts: [
        [
          'Ask us by secure message or telephone',
          'We check your registration and the horses in your name',
          'The account opens with a number of its own, usually within two working days',
          'You tell the racing authority to use it; we send you the form, completed',
          'Direct debits for training bills can move with one signature',
        ],
      ],
    },
  ],
  questions: [
    {
      question: 'Can I turn my present account into Racing Plus?',
      answer: 'Yes, and it keeps its number. Nothing else changes.',
    },
    { question: 'Does the bonus apply to each horse?', answer: 'No. It is one bonus of £500 for each customer.' },
    {
      question: 'May a syndicate have one?',
      answer:
        'Yes. Each member can be given access, to see or to pay, and every bill can be divided by the shares you tell us.',
    },
    {
      question: 'Do I need it to use the racing bank?',
      answer: 'No. An ordinary racing account settles entries and prize money just as well.',
    },
    {
      question: 'How long do payments abroad take?',
      answer: 'As long as from any other account: usually one to three working days.',
    },
  ],
};

export function RacingPlusPage() {
  return <ServicePage topic="racingplus" copy={copy} team="racingBank" />;
}
