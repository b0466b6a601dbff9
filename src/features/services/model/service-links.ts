import { type ServiceTopic, serviceNames } from '#src/rules/page-names.ts';

/** A page on one of the bank's services. Its topic is also the fragment of an enquiry. */
export interface ServiceLink {
  readonly topic: ServiceTopic;
  readonly title: string;
  readonly to: string;
  readonly about: string;
}

export const services: readonly ServiceLink[] = [
  {
    topic: 'mortgageloans',
    ...serviceNames.mortgageloans,
    about: 'Borrow to buy, to build or to bridge, with a lender who knows you.',
  },
  {
    topic: 'deposit',
    ...serviceNames.deposit,
    about: 'Instant access, notice and fixed-term savings in sterling, euros and dollars.',
  },
  {
    topic: 'expatriate',
    ...serviceNames.expatriate,
    about: 'A UK bank, and a UK mortgage, while you live abroad.',
  },
  {
    topic: 'investmentwealth',
    ...serviceNames.investmentwealth,
    about: 'Advice on investing, pensions and passing on what you have.',
  },
  {
    topic: 'assetfinance',
    ...serviceNames.assetfinance,
    about: 'Spread the cost of machinery, vehicles and horseboxes.',
  },
  {
    topic: 'insurance',
    ...serviceNames.insurance,
    about: 'Cover for homes, land, horses and the things you collect.',
  },
  {
    topic: 'international',
    ...serviceNames.international,
    about: 'Hold, receive and send euros and dollars.',
  },
];

export const racingServices: readonly ServiceLink[] = [
  {
    topic: 'racingplus',
    ...serviceNames.racingplus,
    about: 'The account for owners, trainers and breeders.',
  },
  {
    topic: 'invoiceservices',
    ...serviceNames.invoiceservices,
    about: 'We send training bills and collect what is owed.',
  },
  {
    topic: 'vatservices',
    ...serviceNames.vatservices,
    about: 'Registration and returns for racehorse owners.',
  },
];

export const wealthServices: readonly ServiceLink[] = [
  {
    topic: 'investmentmanager',
    ...serviceNames.investmentmanager,
    about: 'A portfolio managed for you, by a manager you can telephone.',
  },
  {
    topic: 'mtportfolios',
    ...serviceNames.mtportfolios,
    about: 'Five ready-made portfolios that follow the markets at low cost.',
  },
];
