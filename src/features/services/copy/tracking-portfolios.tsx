import type { ServiceCopy } from '#src/features/services/model/service-copy.ts';
import { ServicePage } from '#src/features/services/ui/service-page.tsx';
import { TrackerPortfolios } from '#src/features/services/ui/tracker-portfolios.tsx';
import { WealthLinks } from '#src/features/services/ui/wealth-links.tsx';

const copy: ServiceCopy = {
  lead: 'Five standard portfolios that follow the markets instead of trying to beat them, at a cost that leaves more of the return to you.',
  sections: [
    {
      title: 'What they are',
      parts: [
        'Each portfolio is a mixture of tracker funds. A tracker buys what is in an index, such as the largest companies of a country or the bonds of a government, and so earns what that market earns, less a small cost. The five differ in how much is in shares: more shares have meant higher returns over long periods, and larger falls on the way.',
        'Once a quarter we return each portfolio to its mixture, which sells a little of what has risen and buys a little of what has fallen.',
      ],
    },
    {
      title: 'Who they are for',
      parts: [
        'Customers who want to invest £10,000 or more for at least five years, understand that values fall as well as rise, and do not need a portfolio made to measure. They can be held in an ISA, in a pension or in your own name.',
      ],
    },
    {
      title: 'What they cost',
      parts: [
        'A yearly charge for looking after the portfolio, and the charges of the tracker funds inside it. Both are shown in pounds before you invest. There is nothing to pay for joining, for leaving, for adding money or for changing from one portfolio to another.',
      ],
    },
  ],
  questions: [
    {
      question: 'Which one is right for me?',
      answer:
        'Send us a message: an adviser asks you about a dozen questions and recommends one, or recommends that you do not invest. You may also choose for yourself.',
    },
    {
      question: 'What happens when I have sent a message?',
      answer:
        'An adviser calls you within two working days. If you decide to invest, you sign one form and transfer the money; it is invested within three working days.',
    },
    {
      question: 'Can I change my mind?',
      answer:
        'You may change portfolio or take your money out on any working day. It takes about five working days to reach your account.',
    },
    {
      question: 'How do I see what it is worth?',
      answer: 'We value it every evening and send you a report each quarter.',
    },
  ],
};

export function TrackingPortfoliosPage() {
  return (
    <ServicePage topic="mtportfolios" copy={copy} sidebar={<WealthLinks />}>
      <TrackerPortfolios />
    </ServicePage>
  );
}
