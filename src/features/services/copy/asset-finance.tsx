import type { ServiceCopy } from '#src/features/services/model/service-copy.ts';
import { ServicePage } from '#src/features/services/ui/service-page.tsx';

const copy: ServiceCopy = {
  lead: 'Use the machine now, and pay for it from what it earns.',
  sections: [
    {
      title: 'Three ways to pay',
      parts: [
        [
          'Hire purchase: you pay a deposit and monthly instalments, and own the asset after the last',
          'Finance lease: you rent the asset for most of its life, with the VAT spread over the rentals',
          'Refinance: we buy something you already own and you pay for it again over time, which releases money into the business',
        ],
        'Your accountant will have a view on which suits your tax position. We are happy to talk to them directly.',
      ],
    },
    {
      title: 'What we finance',
      parts: [
        'Tractors, combines and telehandlers; horseboxes and lorries; horse walkers, gallops and all-weather surfaces; vets’ and dental equipment; cars and vans; solar panels and boilers. If it is useful, can be identified and will last longer than the agreement, it is worth asking.',
      ],
    },
    {
      title: 'Who it is for',
      parts: [
        'Sole traders, partnerships and companies that have traded for two years or more. Newer businesses are considered with a larger deposit or a guarantee. Private customers may finance a horsebox or a car used for business.',
      ],
    },
    {
      title: 'What it costs',
      parts: [
        'The rate is fixed for the whole agreement, so the instalments do not change. A documentation fee is added to the first, and on hire purchase a small fee is added to the last, when ownership passes to you. The quotation shows the deposit, each instalment, the fees and the total.',
        'Payments can follow the seasons: quarterly, twice a year, or lower while a yard is quiet.',
      ],
    },
    {
      title: 'What happens next',
      parts: [
        [
          'Send us the dealer’s quotation, or tell us what you have in mind',
          'We reply within one working day with an indicative rate',
          'For larger amounts we ask for two years of accounts',
          'You sign the agreement and pay the deposit',
          'We pay the supplier when you confirm that the asset has arrived',
        ],
        'You must insure the asset from the day it is delivered, and keep it in good order. It may be taken back if you do not keep up the payments.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can the asset be second-hand?',
      answer: 'Yes, if its age at the end of the agreement is reasonable. We may ask for an inspection.',
    },
    {
      question: 'Can I settle early?',
      answer:
        'Yes. Ask for a settlement figure; it is valid for fourteen days and includes a rebate of interest not yet due.',
    },
    {
      question: 'Do you finance horses?',
      answer: 'No. Bloodstock is lent against by a different team; send us a message under Mortgages & Loans.',
    },
    {
      question: 'Who claims the VAT?',
      answer: 'On hire purchase you do, at the beginning. On a lease we do, and VAT is added to each rental.',
    },
  ],
};

export function AssetFinancePage() {
  return <ServicePage topic="assetfinance" copy={copy} />;
}
