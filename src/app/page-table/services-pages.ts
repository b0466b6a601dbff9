import type { Crumb } from '#src/banking/page/page-facts.ts';
import type { ServicePageName } from '#src/features/services/ui/service-pages.ts';
import type { PageRoute } from './page-route.ts';

const services = { title: 'Additional services', to: '/services' };
const wealth = { title: 'Investment & wealth advice', to: '/services/investmentwealth' };

export const servicesPages: readonly PageRoute[] = [
  service('overview', 'Additional services', { path: '/services', above: [] }),
  service('mortgageloans', 'Mortgages & Loans'),
  service('deposit', 'Deposit Accounts'),
  service('expatriate', 'Expatriate Services'),
  service('assetfinance', 'Asset Finance'),
  service('insurance', 'Insurance'),
  service('international', 'International Accounts'),
  service('racingplus', 'Racing Plus'),
  service('invoiceservices', 'Invoice services'),
  service('vatservices', 'VAT services'),
  service('investmentwealth', 'Investment & Wealth Advice'),
  service('investmentmanager', 'Investment manager', { above: [services, wealth] }),
  service('investmentmanager', 'Investment manager', {
    path: '/services/investmentwealth/investmentmanager',
    above: [services, wealth],
  }),
  service('mtportfolios', 'Market tracking portfolios', { above: [services, wealth] }),
  service('mtportfolios', 'Market tracking portfolios', {
    path: '/services/investmentwealth/mtportfolios',
    above: [services, wealth],
  }),
];

/** Those of the racing section are open to everybody by URL. */
function service(
  name: ServicePageName,
  heading: string,
  {
    path = `/services/${name}`,
    above = [services],
  }: { readonly path?: string; readonly above?: readonly Crumb[] } = {},
): PageRoute {
  return {
    path,
    handle: { heading, above },
    lazy: async () => {
      const { servicePages } = await import('#src/features/services/ui/service-pages.ts');
      return { Component: await servicePages[name]() };
    },
  };
}
