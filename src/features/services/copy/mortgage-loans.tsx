import type { ServiceCopy } from '#src/features/services/model/service-copy.ts';
import { ServicePage } from '#src/features/services/ui/service-page.tsx';

const copy: ServiceCopy = {
  lead: 'Borrowing arranged by one person who knows your circumstances, from the first conversation to the last payment.',
  sections: [
    {
      title: 'What we lend for',
      parts: [
        'We lend against homes, farmland, stables and business premises in England, Wales and Scotland, and without security where your income supports it. Most loans we make fall into one of four kinds.',
        [
          'Mortgages to buy a home, or to move one you already have',
          'Buy-to-let mortgages on a single house or a portfolio',
          'Bridging loans between a purchase and a sale',
          'Personal and business loans for a stated purpose, such as building a barn or settling a tax bill',
        ],
      ],
    },
    {
      title: 'Who it is for',
      parts: [
        'Customers whose income does not arrive in twelve equal parts: partners, company directors, trainers, farmers and people with income from trusts or investments. We look at accounts and tax returns as a whole. A good year does not hide a poor one, and a poor one does not end the conversation.',
      ],
    },
    {
      title: 'What it costs',
      parts: [
        'Each offer shows the interest rate, how and when it can change, the arrangement fee, and the total you would repay. A mortgage also involves a valuation and legal work, which you pay for whether or not you go ahead; we give you both figures before you order either.',
        'There is a charge for repaying a fixed rate early. Variable loans can be repaid at any time without one.',
      ],
    },
    {
      title: 'What happens next',
      parts: [
        [
          'Tell us what you want to do, by secure message or telephone',
          'A lending manager calls you, usually on the next working day',
          'You receive an outline in writing with the rate, the fees and the papers we need',
          'After the valuation and our checks we make an offer, which is open for three months',
          'Your solicitor and ours complete, and the money is sent',
        ],
      ],
    },
    {
      title: 'Please remember',
      parts: [
        'Your home may be repossessed if you do not keep up repayments on your mortgage. Lending depends on your circumstances and on the security.',
      ],
    },
  ],
  questions: [
    {
      question: 'How long does it take?',
      answer:
        'An outline takes two or three working days. A straightforward purchase completes in six to eight weeks; a bridging loan can be ready in two.',
    },
    {
      question: 'Can I make extra repayments?',
      answer:
        'Yes. On a variable loan you can repay what you like. On a fixed rate you may repay part of the balance each year without a charge; the offer says how much.',
    },
    {
      question: 'May I borrow in joint names?',
      answer: 'Yes, with anybody who also becomes a customer. Each of you is responsible for the whole loan.',
    },
    {
      question: 'Will you need to see my other accounts?',
      answer:
        'We ask for six months of statements for accounts held elsewhere, or you may share them with us through open banking.',
    },
  ],
};

export function MortgageLoansPage() {
  return <ServicePage topic="mortgageloans" copy={copy} />;
}
