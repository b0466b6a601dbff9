/** A page on one of the bank's services. Its topic is also the fragment of an enquiry. */
export interface ServiceLink {
  readonly topic: string;
  readonly title: string;
  readonly to: string;
  readonly about: string;
}

export const services: readonly ServiceLink[] = [
  {
    topic: 'mortgageloans',
    title: 'Mortgages & Loans',
    to: '/services/mortgageloans',
    about: 'Borrow to buy, to build or to bridge, with a lender who knows you.',
  },
  {
    topic: 'deposit',
    title: 'Deposit Accounts',
    to: '/services/deposit',
    about: 'Instant access, notice and fixed-term savings in sterling, euros and dollars.',
  },
  {
    topic: 'expatriate',
    title: 'Expatriate Services',
    to: '/services/expatriate',
    about: 'A UK bank, and a UK mortgage, while you live abroad.',
  },
  {
    topic: 'investmentwealth',
    title: 'Investment & Wealth Advice',
    to: '/services/investmentwealth',
    about: 'Advice on investing, pensions and passing on what you have.',
  },
  {
    topic: 'assetfinance',
    title: 'Asset Finance',
    to: '/services/assetfinance',
    about: 'Spread the cost of machinery, vehicles and horseboxes.',
  },
  {
    topic: 'insurance',
    title: 'Insurance',
    to: '/services/insurance',
    about: 'Cover for homes, land, horses and the things you collect.',
  },
  {
    topic: 'international',
    title: 'International Accounts',
    to: '/services/international',
    about: 'Hold, receive and send euros and dollars.',
  },
];

export const racingServices: readonly ServiceLink[] = [
  {
    topic: 'racingplus',
    title: 'Racing Plus',
    to: '/services/racingplus',
    about: 'The account for owners, trainers and breeders.',
  },
  {
    topic: 'invoiceservices',
    title: 'Invoice services',
    to: '/services/invoiceservices',
    about: 'We send training bills and collect what is owed.',
  },
  {
    topic: 'vatservices',
    title: 'VAT services',
    to: '/services/vatservices',
    about: 'Registration and returns for racehorse owners.',
  },
];

export const wealthServices: readonly ServiceLink[] = [
  {
    topic: 'investmentmanager',
    title: 'Investment manager',
    to: '/services/investmentwealth/investmentmanager',
    about: 'A portfolio managed for you, by a manager you can telephone.',
  },
  {
    topic: 'mtportfolios',
    title: 'Market tracking portfolios',
    to: '/services/investmentwealth/mtportfolios',
    about: 'Five ready-made portfolios that follow the markets at low cost.',
  },
];
