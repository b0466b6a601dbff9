import type { ServiceCopy } from '#src/features/services/model/service-copy.ts';
import { ServicePage } from '#src/features/services/ui/service-page.tsx';
import { WealthLinks } from '#src/features/services/ui/wealth-links.tsx';

const copy: ServiceCopy = {
  lead: 'A portfolio built for you, and a manager whose telephone number you have.',
  sections: [
    {
      title: 'What it is',
      parts: [
        'Under discretionary management, you agree the aims and the limits, and an investment manager takes the decisions day by day. The portfolio holds shares, bonds, funds and cash in your own name, kept apart from the bank’s money by a custodian.',
        [
          'A written mandate: what the money is for, how much risk, and what you do not want to own',
          'A portfolio of thirty to sixty holdings',
          'Changes whenever the manager thinks them right, without asking you each time',
          'A report every quarter, in pounds and in plain words',
          'A meeting every year, or more often if you like',
        ],
      ],
    },
    {
      title: 'Who it is for',
      parts: [
        'Customers with £250,000 or more to invest for five years or longer, who would rather discuss aims than individual shares. It also suits trustees and charities, who need decisions to be recorded. For smaller amounts, or if low cost matters most, look at the market tracking portfolios.',
      ],
    },
    {
      title: 'What it costs',
      parts: [
        'A yearly management fee on the value of the portfolio, taken each quarter, and VAT on it. Dealing costs and the charges of any funds held are extra; we estimate them beforehand and report what they came to. There is no performance fee and no charge for leaving.',
      ],
    },
    {
      title: 'How risk is handled',
      parts: [
        'Every mandate has a band for shares, bonds and cash, and a fall in value at which the manager must telephone you. Holdings can be sold in ordinary markets within a few days. No portfolio can avoid losses: the value of investments can fall as well as rise, and you may get back less than you put in.',
      ],
    },
    {
      title: 'What happens next',
      parts: [
        [
          'An adviser makes sure that investing suits you',
          'You meet the manager who would look after your money',
          'We send a proposed mandate and a model portfolio',
          'You sign, and transfer cash or existing holdings',
          'The manager invests over a few weeks, not all on one day',
        ],
      ],
    },
  ],
  questions: [
    {
      question: 'Can I say no to certain companies?',
      answer: 'Yes. Exclusions are part of the mandate, and the manager tells you if they change the expected result.',
    },
    {
      question: 'Can I take an income?',
      answer: 'Yes, monthly or quarterly, from dividends and interest or from capital as well.',
    },
    {
      question: 'Can I move holdings from elsewhere?',
      answer: 'Usually without selling them, which avoids being out of the market and may defer tax.',
    },
    {
      question: 'What if my manager leaves?',
      answer: 'Every portfolio has a second manager who knows it, and you are told the same day.',
    },
  ],
};

export function InvestmentManagerPage() {
  return <ServicePage topic="investmentmanager" copy={copy} sidebar={<WealthLinks />} />;
}
