/** A page that others lead to. */
export interface NamedPage {
  /** For its heading, and for every breadcrumb and link to it that has no sentence of its own. */
  readonly title: string;
  /** In the main menus, where the specification words them differently. */
  readonly entry?: string;
  /** Where there is room for one word. */
  readonly short?: string;
  readonly to: string;
}

/**
 * What each page is called, once. The names that the specification quotes keep its capitals; all others are in sentence case.
 */
export const pageNames = {
  accounts: { title: 'My Accounts', short: 'Accounts', to: '/accounts' },
  statements: { title: 'Statements', to: '/accounts/statements' },
  chequeServices: { title: 'Cheque services', to: '/accounts/services' },

  payments: { title: 'Payments & Transfers', short: 'Pay', to: '/payments' },
  pay: { title: 'Make a payment', entry: 'Make a Payment', to: '/payments/make' },
  transfer: { title: 'Internal Transfer', to: '/payments/transfer-money' },
  bulk: { title: 'Bulk payments', to: '/payments/bulk' },
  upcoming: { title: 'Upcoming payments', entry: 'Standing orders & direct debits', to: '/payments/upcoming' },
  international: { title: 'Request international payment', to: '/payments/request-international' },
  payees: { title: 'Manage payees', entry: 'Manage my payees', to: '/payments/payees' },

  mailbox: { title: 'Secure mailbox', short: 'Messages', to: '/secure-mail/f/inbox' },

  settings: { title: 'Details & settings', to: '/settings' },
  details: { title: 'Contact details & alerts', entry: 'View details', to: '/settings/alerts' },
  manageAccounts: { title: 'Reorder & rename accounts', to: '/settings/manage-accounts' },
  password: { title: 'Change password', to: '/settings/manage-credentials/password' },
  pin: { title: 'Change transaction PIN', to: '/settings/manage-credentials/pin' },
  activityLog: { title: 'Activity log', to: '/settings/activity-log' },
  marketing: { title: 'Marketing preferences', to: '/settings/marketing-preferences' },
  authorisations: { title: 'Authorisations', to: '/settings/authorisations' },
  dataSharing: { title: 'Your data sharing', to: '/settings/paymentcompanies' },

  services: { title: 'Additional services', to: '/services' },
} as const satisfies Readonly<Record<string, NamedPage>>;

/** The same of the pages on services, by the topic of an enquiry about each. */
export const serviceNames = {
  mortgageloans: { title: 'Mortgages & Loans', to: '/services/mortgageloans' },
  deposit: { title: 'Deposit Accounts', to: '/services/deposit' },
  expatriate: { title: 'Expatriate Services', to: '/services/expatriate' },
  investmentwealth: { title: 'Investment & Wealth Advice', to: '/services/investmentwealth' },
  investmentmanager: { title: 'Investment manager', to: '/services/investmentwealth/investmentmanager' },
  mtportfolios: { title: 'Market tracking portfolios', to: '/services/investmentwealth/mtportfolios' },
  assetfinance: { title: 'Asset Finance', to: '/services/assetfinance' },
  insurance: { title: 'Insurance', to: '/services/insurance' },
  international: { title: 'International Accounts', to: '/services/international' },
  racingplus: { title: 'Racing Plus', to: '/services/racingplus' },
  invoiceservices: { title: 'Invoice services', to: '/services/invoiceservices' },
  vatservices: { title: 'VAT services', to: '/services/vatservices' },
} as const satisfies Readonly<Record<string, NamedPage>>;

export type ServiceTopic = keyof typeof serviceNames;

/** What the menus call a page. */
export function menuName({ title, entry }: NamedPage): string {
  return entry ?? title;
}
