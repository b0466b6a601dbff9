import { Suspense } from 'react';
import { trackerPortfolios } from '#src/features/services/model/portfolio-shares.ts';
import { lazyChart } from '#src/ui/chart/lazy-chart.tsx';
import stack from '#src/ui/page/stack.module.css';
import { Notice } from '#src/ui/text/notice.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './tracker-portfolios.module.css';

const ShareBar = lazyChart(async () => (await import('#src/ui/chart/share-bar.tsx')).ShareBar);
const ShareKey = lazyChart(async () => (await import('#src/ui/chart/share-bar.tsx')).ShareKey);

/** Each portfolio's mixture as a picture, and all in one table. */
export function TrackerPortfolios() {
  const titles = trackerPortfolios[0]?.slices.map(({ title }) => title) ?? [];
  return (
    <section aria-labelledby="five-portfolios" className={styles.portfolios}>
      <h2 id="five-portfolios">The five portfolios</h2>
      <div className={styles.key}>
        <Suspense>
          <ShareKey shares={titles.map((title) => ({ title }))} />
        </Suspense>
      </div>
      <ul className={stack.wide ?? ''}>
        {trackerPortfolios.map(({ name, suits, slices }) => (
          <li key={name}>
            <h3 className={typography.large}>{name}</h3>
            <p className={styles.suits}>{suits}</p>
            <div className={styles.bar}>
              <Suspense>
                <ShareBar shares={slices.map(({ title, percent }) => ({ title, value: percent }))} />
              </Suspense>
            </div>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section aria-label="What each portfolio holds" tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <caption>What each portfolio holds</caption>
          <thead>
            <tr>
              <th scope="col">Portfolio</th>
              {titles.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trackerPortfolios.map(({ name, slices }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {slices.map(({ title, percent }) => (
                  <td key={title}>{percent}%</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Notice tone="warning">
        <p>
          <strong>Past performance is not a guide to future performance.</strong> The value of investments, and the
          income from them, can fall as well as rise, and you may get back less than you invest. If you are not sure
          whether a portfolio is right for you, please ask for advice.
        </p>
      </Notice>
    </section>
  );
}
