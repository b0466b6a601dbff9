import type { Crumb } from '#src/banking/page/page-facts.ts';
import { pageNames, type ServiceTopic, serviceNames } from '#src/rules/page-names.ts';
import type { PageRoute } from './page-route.ts';

/** As the breadcrumb of its two pages is specified. */
const wealth = { ...serviceNames.investmentwealth, title: 'Investment & wealth advice' };
const belowWealth = [pageNames.services, wealth];

export const servicesPages: readonly PageRoute[] = [
  { path: pageNames.services.to, handle: { heading: pageNames.services.title }, lazy: loadService('overview') },
  service('mortgageloans'),
  service('deposit'),
  service('expatriate'),
  service('assetfinance'),
  service('insurance'),
  service('international'),
  service('racingplus'),
  service('invoiceservices'),
  service('vatservices'),
  service('investmentwealth'),
  service('investmentmanager', { above: belowWealth }),
  service('investmentmanager', { path: serviceNames.investmentmanager.to, above: belowWealth }),
  service('mtportfolios', { above: belowWealth }),
  service('mtportfolios', { path: serviceNames.mtportfolios.to, above: belowWealth }),
];

/** Those of the racing section are open to everybody by URL. */
function service(
  topic: ServiceTopic,
  {
    path = `/services/${topic}`,
    above = [pageNames.services],
  }: { readonly path?: string; readonly above?: readonly Crumb[] } = {},
): PageRoute {
  return { path, handle: { heading: serviceNames[topic].title, above }, lazy: loadService(topic) };
}

function loadService(name: ServiceTopic | 'overview') {
  return async () => {
    const { servicePages } = await import('#src/features/services/ui/service-pages.ts');
    return { Component: await servicePages[name]() };
  };
}
