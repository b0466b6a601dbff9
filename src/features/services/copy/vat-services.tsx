import type { ServiceCopy } from '#src/features/services/model/service-copy.ts';
import { ServicePage } from '#src/features/services/ui/service-page.tsx';

const copy: ServiceCopy = {
  lead: 'Registration, records and returns under the VAT scheme for racehorse owners.',
  sections: [
    {
      title: 'What it is',
      parts: [
        'Racehorse owners who are registered for VAT can recover it on the purchase, training and upkeep of their horses, provided that they own them as a business activity under the scheme agreed with the tax authority. The rules are particular, and the returns are due every quarter whether or not you have had a runner.',
        'We keep the records, prepare the returns and answer the letters.',
      ],
    },
    {
      title: 'What we do',
      parts: [
        [
          'Check whether you qualify, and register you',
          'Collect invoices from your trainer, vet, farrier and transporter',
          'Record sponsorship and appearance money, which is where owners most often go wrong',
          'Prepare each return and send it to you to approve',
          'File it, and pay or collect the balance through your racing account',
          'Keep the digital records that the law requires, for six years',
        ],
      ],
    },
    {
      title: 'Who it is for',
      parts: [
        'Sole owners, partnerships, syndicates and companies with at least one horse in training. Breeders and trainers with simple affairs are welcome too. If your tax affairs are complicated in other ways, we work beside your accountant rather than instead of one.',
      ],
    },
    {
      title: 'What it costs',
      parts: [
        'A fixed fee for registration and a fixed fee for each quarter, which depends on the number of horses and not on the size of the refund. Both are agreed in advance and are themselves subject to VAT. Answering an enquiry from the tax authority about a return we prepared is included.',
      ],
    },
    {
      title: 'What happens next',
      parts: [
        [
          'Send us a message with the names of your horses and how you own them',
          'We tell you within two working days whether registration is worth while',
          'You sign an authority that lets us deal with the tax authority for you',
          'Registration takes about four weeks; purchases shortly before it can often be included',
          'Your first return follows at the end of the quarter',
        ],
        'You remain responsible for the return, so we never file one that you have not approved.',
      ],
    },
  ],
  questions: [
    {
      question: 'Do I have to use a racing account?',
      answer: 'The refund can be paid anywhere, but we can only collect invoices that pass through an account with us.',
    },
    {
      question: 'What if I sell the horse?',
      answer: 'VAT may be due on the price. Tell us before you sell, and we will say what to put on the invoice.',
    },
    {
      question: 'I own one leg of a horse. Does it count?',
      answer:
        'A share may qualify if the partnership is registered. The smallest share that is worth the paperwork is a matter of arithmetic; we do it for you.',
    },
    {
      question: 'Can you correct past returns?',
      answer: 'Usually for the last four years. We charge by the return for those.',
    },
  ],
};

export function VatServicesPage() {
  return <ServicePage topic="vatservices" copy={copy} team="racingBank" />;
}
