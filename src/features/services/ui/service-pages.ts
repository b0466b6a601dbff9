/** Each page loads with its own copy. */
export const servicePages = {
  overview: async () => (await import('#src/features/services/copy/overview.tsx')).OverviewPage,
  mortgageloans: async () => (await import('#src/features/services/copy/mortgage-loans.tsx')).MortgageLoansPage,
  deposit: async () => (await import('#src/features/services/copy/deposit.tsx')).DepositPage,
  expatriate: async () => (await import('#src/features/services/copy/expatriate.tsx')).ExpatriatePage,
  assetfinance: async () => (await import('#src/features/services/copy/asset-finance.tsx')).AssetFinancePage,
  insurance: async () => (await import('#src/features/services/copy/insurance.tsx')).InsurancePage,
  international: async () => (await import('#src/features/services/copy/international.tsx')).InternationalPage,
  racingplus: async () => (await import('#src/features/services/copy/racing-plus.tsx')).RacingPlusPage,
  invoiceservices: async () => (await import('#src/features/services/copy/invoice-services.tsx')).InvoiceServicesPage,
  vatservices: async () => (await import('#src/features/services/copy/vat-services.tsx')).VatServicesPage,
  investmentwealth: async () =>
    (await import('#src/features/services/copy/investment-wealth.tsx')).InvestmentWealthPage,
  investmentmanager: async () =>
    (await import('#src/features/services/copy/investment-manager.tsx')).InvestmentManagerPage,
  mtportfolios: async () =>
    (await import('#src/features/services/copy/tracking-portfolios.tsx')).TrackingPortfoliosPage,
} as const;
