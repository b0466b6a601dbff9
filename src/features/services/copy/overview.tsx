import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { racingServices, services } from '#src/features/services/model/service-links.ts';
import { ContactUs } from '#src/features/services/ui/contact-us.tsx';
import { ServiceCards } from '#src/features/services/ui/service-cards.tsx';
import styles from '#src/features/services/ui/service-page.module.css';
import { Page } from '#src/ui/page/page.tsx';

const details: Readonly<Record<string, string>> = {
  mortgageloans:
    'For a home, a farm, a yard or a business. One person arranges the loan from the first conversation to the last payment, and decisions are made by people who can visit the property. Borrowing against racing or farming income is what we do every day.',
  deposit:
    'For money you may need tomorrow, in three months or in three years. Interest is worked out every day, and eligible deposits are protected by the Financial Services Compensation Scheme.',
  expatriate:
    'For people who work or have retired abroad and keep ties with the United Kingdom. You can hold accounts in three currencies and borrow against a house here without coming home to sign for it.',
  investmentwealth:
    'For anybody with more than a few years ahead of them. An adviser looks at everything you own and owe, and writes down a plan that you can keep, whether or not you invest with us.',
  assetfinance:
    'For businesses that would rather spread the cost of a tractor, a horsebox or a gallop than pay for it at once. Hire purchase, leasing and refinancing are all arranged here.',
  insurance:
    'For houses that do not fit a standard form, and for what is in them. We compare insurers for you, explain what is left out as well as what is covered, and help you to claim.',
  international:
    'For those who earn, buy or sell in euros or dollars. Hold either currency, choose when to exchange it, and ask for payments abroad from online banking.',
};

export function OverviewPage() {
  const { data } = useListAccountsQuery({ party: false });
  const isRacing = data?.accounts.some(({ group }) => group === 'racing') ?? false;
  return (
    <Page below>
      <WayBack />
      <div className={styles.columns}>
        <div className={styles.text}>
          <PageHeading />
          <p className={styles.lead}>
            Your accounts are where we begin. Here is what else we can do for you, who each service is for, and how to
            ask for it.
          </p>
          <p>
            You need not fill in an application to find out whether a service suits you. Send us a message about it, or
            telephone, and somebody who works with that service will answer. We say what it costs before you commit
            yourself to anything, and we tell you when another firm would serve you better.
          </p>
          <ServiceCards services={services} details={details} />
          {isRacing && (
            <section aria-labelledby="racing-services" className={styles.section}>
              <h2 id="racing-services">Racing Services</h2>
              <p>
                For owners, trainers and breeders. These services work with the accounts you already hold at the racing
                bank, so entries, training bills and prize money stay in one place.
              </p>
              <ServiceCards services={racingServices} level={3} />
            </section>
          )}
        </div>
        <aside aria-label="Contact" className={styles.side}>
          <ContactUs topic="services" team="privateBank" />
          {isRacing && <ContactUs topic="racingplus" team="racingBank" />}
        </aside>
      </div>
    </Page>
  );
}
