import type { ServiceCopy } from '#src/features/services/model/service-copy.ts';
import { ServicePage } from '#src/features/services/ui/service-page.tsx';

const copy: ServiceCopy = {
  lead: 'You look after the horses. We send the bills, and see that they are paid.',
  sections: [
    {
      title: 'What we do',
      parts: [
        'Invoice services take the end of the month off a trainer’s kitchen table. You tell us the days in training and the extras; we do the rest.',
        [
          'Prepare an invoice for each owner, with each horse on its own lines',
          'Divide it between joint owners by their shares',
          'Send it by e-mail or on paper, under your own name',
          'Collect by direct debit, or match the payments as they arrive',
          'Send polite reminders, and firmer ones if you agree',
          'Show you every evening who has paid',
        ],
      ],
    },
    {
      title: 'Who it is for',
      parts: [
        'Trainers, pre-trainers, studs and livery yards that bill ten horses or more. Farriers, vets and transporters who bill yards use it as well. You need an account at the racing bank, because that is where the money is collected.',
      ],
    },
    {
      title: 'What it costs',
      parts: [
        'A charge for each invoice sent, and a small monthly fee that covers support. There is no charge to your owners, and none for an invoice that we have to correct. We give you both figures in writing with a sample made from one of your own bills, so you can compare them with what you spend now.',
        'If you prefer not to wait for payment, we can advance most of the value of invoices on the day they are sent. That is lending: it depends on your circumstances and carries interest.',
      ],
    },
    {
      title: 'What happens next',
      parts: [
        [
          'Talk to the racing bank team, who visit the yard if it helps',
          'Send us last month’s bills and a list of horses and owners',
          'We set up your rates and extras, and you check a trial run',
          'Your owners receive a letter, and a direct debit form if you want one',
          'The first real invoices go out at the next month end',
        ],
        'You can stop at the end of any month. Your records are yours: we send them to you as spreadsheets.',
      ],
    },
  ],
  questions: [
    {
      question: 'Who owns the debt?',
      answer: 'You do. We collect for you and never pursue an owner in court unless you instruct us.',
    },
    {
      question: 'Can I add something after the invoices have gone?',
      answer: 'Yes. It appears on the next month’s, or we send an extra invoice at once.',
    },
    {
      question: 'What about VAT?',
      answer:
        'Invoices show VAT correctly for registered and unregistered owners. Together with VAT services, the figures go straight into the return.',
    },
    {
      question: 'Does it work with my yard software?',
      answer: 'With most of them. We read a spreadsheet in any layout, as long as it is the same each month.',
    },
  ],
};

export function InvoiceServicesPage() {
  return <ServicePage topic="invoiceservices" copy={copy} team="racingBank" />;
}
