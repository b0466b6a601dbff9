import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

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

/** Each page loads with its own copy. The pages of the racing section are open to everybody by URL. */
export function ServicePages({ missing }: { readonly missing: ReactNode }) {
  return (
    <Routes>
      <Route index element={<Overview />} />
      <Route path="mortgageloans" element={<MortgageLoans />} />
      <Route path="deposit" element={<Deposit />} />
      <Route path="expatriate" element={<Expatriate />} />
      <Route path="assetfinance" element={<AssetFinance />} />
      <Route path="insurance" element={<Insurance />} />
      <Route path="international" element={<International />} />
      <Route path="racingplus" element={<RacingPlus />} />
      <Route path="invoiceservices" element={<InvoiceServices />} />
      <Route path="vatservices" element={<VatServices />} />
      <Route path="investmentwealth" element={<InvestmentWealth />} />
      {['investmentwealth/investmentmanager', 'investmentmanager'].map((path) => (
        <Route key={path} path={path} element={<InvestmentManager />} />
      ))}
      {['investmentwealth/mtportfolios', 'mtportfolios'].map((path) => (
        <Route key={path} path={path} element={<TrackingPortfolios />} />
      ))}
      <Route path="*" element={missing} />
    </Routes>
  );
}
