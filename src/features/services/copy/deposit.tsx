import type { ServiceCopy } from '#src/features/services/model/service-copy.ts';
import { ServicePage } from '#src/features/services/ui/service-page.tsx';

const copy: ServiceCopy = {
  lead: 'Somewhere quiet for money to wait, with interest worked out every day.',
  sections: [
    {
      title: 'The accounts',
      parts: [
        [
          'Instant access: pay in and take out whenever you like',
          'Notice: a better rate in return for telling us before you take money out',
          'Fixed-term deposit: a rate that does not change until a date you choose, from one month to five years',
          'Euro and dollar deposits: the same choices for the currencies you earn in',
        ],
        'You can hold as many as you need, and name each one, so that the money for the tax bill is not confused with the money for the kitchen.',
      ],
    },
    {
      title: 'Who they are for',
      parts: [
        'Anybody who has put money aside: individuals, couples, partnerships, companies, charities and trustees. The opening deposit is set out in the terms of each account, and there is no charge for opening or keeping one.',
      ],
    },
    {
      title: 'How interest is paid',
      parts: [
        'Interest is calculated each day on the cleared balance. Instant access and notice accounts pay it every quarter; a fixed term pays it when it ends, or once a year if the term is longer. It is paid without tax taken off, so you may need to include it in your tax return.',
      ],
    },
    {
      title: 'When a fixed term ends',
      parts: [
        'We write to you before the date. You can renew the whole amount, renew it and take out the interest, or close the deposit and have everything paid to your current account. If we hear nothing, we follow the instruction you gave when you opened it.',
      ],
    },
    {
      title: 'How your money is protected',
      parts: [
        'Your eligible deposits are protected up to a total of £85,000 by the Financial Services Compensation Scheme, the United Kingdom’s deposit protection scheme. The limit applies to everything you hold with us together. For a joint account, each holder is protected up to £85,000.',
        'If you hold more for a short time, for instance after selling a house, a higher limit may apply for six months.',
      ],
    },
    {
      title: 'What happens next',
      parts: [
        'Existing customers can open a deposit with a secure message: tell us the account, the amount and the account the money comes from. It is open the same working day if we hear from you before 3pm.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can I take money out of a fixed term early?',
      answer:
        'Not usually. If something serious has happened, talk to us: we may be able to break the term in return for the interest earned so far.',
    },
    {
      question: 'How much notice does the notice account need?',
      answer: 'The name of the account says so. Notice begins on the day we receive your message.',
    },
    {
      question: 'Do I get a passbook or a card?',
      answer:
        'No. Deposits are run through online banking, by secure message and by telephone, and money goes in and out through your current account.',
    },
  ],
};

export function DepositPage() {
  return <ServicePage topic="deposit" copy={copy} />;
}
