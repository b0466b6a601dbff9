import type { BugReport } from '#sandbox/control/moment/moment.ts';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import typography from '#src/ui/text/typography.module.css';
import bundleStyles from './bundle-report.module.css';

/** What a bug bundle says beside its bank: the tester's words, the picture, and what the page wrote to its console. */
export function BundleReport({ report }: { readonly report: BugReport }) {
  const { what, screenshot, console: lines, savedAt, site, browser, viewport } = report;
  const problems = lines.filter(({ level }) => level === 'error' || level === 'uncaught').length;
  return (
    <section aria-label="Bug report" className={bundleStyles.report}>
      <blockquote className={bundleStyles.what}>{what === '' ? 'No words were written.' : what}</blockquote>
      {screenshot === null ? (
        <p className={styles.quiet}>It has no picture.</p>
      ) : (
        <img src={screenshot} alt="The tab as it looked" className={bundleStyles.picture} />
      )}
      {lines.length === 0 ? (
        <p className={styles.quiet}>Nothing was written to the console.</p>
      ) : (
        <>
          <h4 className={bundleStyles.title}>
            Console: {lines.length === 1 ? '1 line' : `${lines.length} lines`}
            {problems > 0 && `, ${problems === 1 ? '1 error' : `${problems} errors`}`}
          </h4>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
          <ol aria-label="Console" tabIndex={0} className={bundleStyles.console}>
            {lines.map(({ at, level, text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
              <li key={place} data-level={level}>
                <span className={typography.soft}>
                  {at.slice(11, 19)} {level}
                </span>{' '}
                {text}
              </li>
            ))}
          </ol>
        </>
      )}
      <div className={styles.boxed}>
        <Disclosure name="Where it was">
          {() => (
            <dl className={bundleStyles.facts}>
              <dt>Saved</dt>
              <dd>{savedAt.slice(0, 16).replace('T', ' ')} UTC</dd>
              <dt>Site</dt>
              <dd>{site}</dd>
              <dt>Browser</dt>
              <dd>{browser}</dd>
              <dt>Window</dt>
              <dd>
                {viewport.width} × {viewport.height}
              </dd>
            </dl>
          )}
        </Disclosure>
      </div>
    </section>
  );
}
