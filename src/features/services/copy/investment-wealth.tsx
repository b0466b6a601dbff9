import type { ServiceCopy } from '#src/features/services/model/service-copy.ts';
import { ServicePage } from '#src/features/services/ui/service-page.tsx';
import { WealthLinks } from '#src/features/services/ui/wealth-links.tsx';

const copy: ServiceCopy = {
  lead: 'A plan for what you have, written by an adviser who will still be here when it has to change.',
  sections: [
    {
      title: 'What we advise on',
      parts: [
        [
          'Investing a lump sum, or an income you do not spend',
          'Pensions: building them up, and living on them',
          'Passing on wealth, and the tax on it',
          'What a sale, an inheritance or a divorce makes possible',
          'Protection, should you be unable to work',
        ],
      ],
    },
    {
      title: 'How advice works',
      parts: [
        'The first meeting costs nothing and ends with one of three answers: we can help and this is what it would cost; somebody else could help better, and here is who; or you do not need anybody. If you go ahead, an adviser looks at everything you own and owe, asks how much risk you can bear and how much you want to, and writes down a plan.',
        'The plan is yours. You can carry it out with us or elsewhere, in full or in part. If you invest with us there are two ways, described on the pages beside this text: a portfolio run for you by an investment manager, or one of five market tracking portfolios.',
      ],
    },
    {
      title: 'Who it is for',
      parts: [
        'People who will not need the money for at least five years, and who have enough set aside to be undisturbed by a bad one. If your savings are meant for a house next year, a deposit account is the better place.',
      ],
    },
    {
      title: 'What it costs',
      parts: [
        'A fixed fee for the plan, agreed beforehand. After that, a yearly charge on what we look after, which includes a review each year and as many messages as you like. All charges are shown in pounds as well as per cent, before you decide and every year afterwards.',
      ],
    },
    {
      title: 'What happens next',
      parts: [
        'Send us a message or telephone. An adviser calls you back within two working days to arrange a meeting, in person or by video, and tells you which papers to bring.',
        'The value of investments can fall as well as rise, and you may get back less than you put in. Past performance is not a guide to the future. Tax depends on your circumstances and may change.',
      ],
    },
  ],
  questions: [
    {
      question: 'Is the advice independent?',
      answer:
        'It is restricted: on investments we recommend our own portfolios and those of a few managers we know well. On pensions and protection we look at the whole market.',
    },
    {
      question: 'Are investments protected?',
      answer:
        'If an investment firm fails, the Financial Services Compensation Scheme may cover losses up to £85,000. It does not cover a fall in the markets.',
    },
    {
      question: 'How often will we meet?',
      answer: 'At least once a year, and whenever something changes in your life.',
    },
    {
      question: 'Can you look after my children’s money?',
      answer: 'Yes: junior savings, trusts and the first pension are all part of a family’s plan.',
    },
  ],
};

export function InvestmentWealthPage() {
  return <ServicePage topic="investmentwealth" copy={copy} sidebar={<WealthLinks />} />;
}
