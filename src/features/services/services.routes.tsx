import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

/** Each page loads with its own copy on first use. The pages of the racing section are open to everybody by URL. */
export function servicesRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Overview = lazyScreen(async () => (await import('./copy/overview.tsx')).OverviewPage, openBank);
  const MortgageLoans = lazyScreen(async () => (await import('./copy/mortgage-loans.tsx')).MortgageLoansPage);
  const Deposit = lazyScreen(async () => (await import('./copy/deposit.tsx')).DepositPage);
  const Expatriate = lazyScreen(async () => (await import('./copy/expatriate.tsx')).ExpatriatePage);
  const AssetFinance = lazyScreen(async () => (await import('./copy/asset-finance.tsx')).AssetFinancePage);
  const Insurance = lazyScreen(async () => (await import('./copy/insurance.tsx')).InsurancePage);
  const International = lazyScreen(async () => (await import('./copy/international.tsx')).InternationalPage);
  const RacingPlus = lazyScreen(async () => (await import('./copy/racing-plus.tsx')).RacingPlusPage);
  const Invoices = lazyScreen(async () => (await import('./copy/invoice-services.tsx')).InvoiceServicesPage);
  const Vat = lazyScreen(async () => (await import('./copy/vat-services.tsx')).VatServicesPage);
  const Wealth = lazyScreen(async () => (await import('./copy/investment-wealth.tsx')).InvestmentWealthPage);
  const Manager = lazyScreen(async () => (await import('./copy/investment-manager.tsx')).InvestmentManagerPage);
  const Portfolios = lazyScreen(async () => (await import('./copy/tracking-portfolios.tsx')).TrackingPortfoliosPage);
  return [
    { path: '/services', element: <Overview /> },
    { path: '/services/mortgageloans', element: <MortgageLoans /> },
    { path: '/services/deposit', element: <Deposit /> },
    { path: '/services/expatriate', element: <Expatriate /> },
    { path: '/services/assetfinance', element: <AssetFinance /> },
    { path: '/services/insurance', element: <Insurance /> },
    { path: '/services/international', element: <International /> },
    { path: '/services/racingplus', element: <RacingPlus /> },
    { path: '/services/invoiceservices', element: <Invoices /> },
    { path: '/services/vatservices', element: <Vat /> },
    { path: '/services/investmentwealth', element: <Wealth /> },
    ...['/services/investmentwealth/investmentmanager', '/services/investmentmanager'].map((path) => ({
      path,
      element: <Manager />,
    })),
    ...['/services/investmentwealth/mtportfolios', '/services/mtportfolios'].map((path) => ({
      path,
      element: <Portfolios />,
    })),
  ];
}
