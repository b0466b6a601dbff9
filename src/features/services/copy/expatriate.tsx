import type { ServiceCopy } from '#src/features/services/model/service-copy.ts';
import { ServicePage } from '#src/features/services/ui/service-page.tsx';

const copy: ServiceCopy = {
  lead: 'Keep a bank in the United Kingdom, and a house if you wish, wherever work or retirement has taken you.',
  sections: [
    {
      title: 'What we do for you',
      parts: [
        'Living abroad should not make you a stranger at your own bank. We look after customers in more than thirty countries, with people who are used to foreign payslips, foreign tax years and the telephone at odd hours.',
        [
          'Current and deposit accounts in sterling, euros and dollars',
          'Mortgages on property in the United Kingdom',
          'Payments abroad and currency exchange',
          'One named manager who answers your messages',
        ],
      ],
    },
    {
      title: 'Borrowing while you live abroad',
      parts: [
        'We lend to expatriates who want to buy, keep or let a house here. These are the terms we work within.',
        [
          'Loans from £500,000 to £5,000,000',
          'Up to 65% of the value of the property (loan-to-value)',
          'Interest-only for up to five years, then capital and interest',
          'Income in most major currencies is considered',
        ],
      ],
    },
    {
      title: 'Who it is for',
      parts: [
        'British nationals working overseas, people who have retired abroad, and families from elsewhere who own or are buying a home here. We cannot open accounts for residents of every country; the list changes, so please ask before you send any papers.',
      ],
    },
    {
      title: 'What it costs',
      parts: [
        'Accounts for expatriates cost the same as those for customers at home. A mortgage has an arrangement fee, a valuation and legal costs, each set out in writing beforehand. If your income is in another currency, changes in the exchange rate may increase the sterling value of your debt.',
      ],
    },
    {
      title: 'What happens next',
      parts: [
        'Send us a message with your country of residence, your occupation and what you would like to do. Your manager replies with the papers we need: proof of identity and address, certified by a notary, an embassy or a lawyer. Most accounts are open within two weeks of receiving them.',
        'Your home may be repossessed if you do not keep up repayments on your mortgage.',
      ],
    },
  ],
  questions: [
    {
      question: 'Do I have to visit?',
      answer: 'No. We can meet by video, and our managers travel to the larger expatriate communities twice a year.',
    },
    {
      question: 'Will one-time passwords reach my foreign mobile?',
      answer:
        'Yes, in almost every country. Tell us before you change your number, or you will not be able to confirm payments.',
    },
    {
      question: 'What about tax?',
      answer:
        'We report interest as the law requires, and can tell you what we report. For advice, please ask an adviser who knows both countries.',
    },
    {
      question: 'Can I let the house later?',
      answer: 'With our consent, which we give readily. The rate may change when you no longer live there.',
    },
  ],
};

export function ExpatriatePage() {
  return <ServicePage topic="expatriate" copy={copy} />;
}
