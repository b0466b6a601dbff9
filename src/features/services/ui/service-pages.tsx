import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

const Overview = lazyScreen(async () => (await import('#src/features/services/copy/overview.tsx')).OverviewPage);
const MortgageLoans = lazyScreen(
  async () => (await import('#src/features/services/copy/mortgage-loans.tsx')).MortgageLoansPage,
);
const Deposit = lazyScreen(async () => (await import('#src/features/services/copy/deposit.tsx')).DepositPage);
const Expatriate = lazyScreen(async () => (await import('#src/features/services/copy/expatriate.tsx')).ExpatriatePage);
const AssetFinance = lazyScreen(
  async () => (await import('#src/features/services/copy/asset-finance.tsx')).AssetFinancePage,
);
const Insurance = lazyScreen(async () => (await import('#src/features/services/copy/insurance.tsx')).InsurancePage);
const International = lazyScreen(
  async () => (await import('#src/features/services/copy/international.tsx')).InternationalPage,
);
const RacingPlus = lazyScreen(async () => (await import('#src/features/services/copy/racing-plus.tsx')).RacingPlusPage);
const InvoiceServices = lazyScreen(
  async () => (await import('#src/features/services/copy/invoice-services.tsx')).InvoiceServicesPage,
);
const VatServices = lazyScreen(
  async () => (await import('#src/features/services/copy/vat-services.tsx')).VatServicesPage,
);
const InvestmentWealth = lazyScreen(
  async () => (await import('#src/features/services/copy/investment-wealth.tsx')).InvestmentWealthPage,
);
const InvestmentManager = lazyScreen(
  async () => (await import('#src/features/services/copy/investment-manager.tsx')).InvestmentManagerPage,
);
const TrackingPortfolios = lazyScreen(
  async () => (await import('#src/features/services/copy/tracking-portfolios.tsx')).TrackingPortfoliosPage,
);

const pages: Readonly<Record<string, ComponentType>> = {
  '': Overview,
  mortgageloans: MortgageLoans,
  deposit: Deposit,
  expatriate: Expatriate,
  assetfinance: AssetFinance,
  insurance: Insurance,
  international: International,
  racingplus: RacingPlus,
  invoiceservices: InvoiceServices,
  vatservices: VatServices,
  investmentwealth: InvestmentWealth,
  investmentmanager: InvestmentManager,
  'investmentwealth/investmentmanager': InvestmentManager,
  mtportfolios: TrackingPortfolios,
  'investmentwealth/mtportfolios': TrackingPortfolios,
};

/** Each page loads with its own copy. The pages of the racing section are open to everybody by URL. */
export function ServicePages({ missing }: { readonly missing: ReactNode }) {
  const path = (useParams()['*'] ?? '').toLowerCase().replace(/\/+$/, '');
  const Page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  return Page === undefined ? missing : <Page />;
}
