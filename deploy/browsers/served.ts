import { getCompatibleVersions } from 'baseline-browser-mapping';

/**
 * The browsers that the site is built for and promises to work in: those that know all of Baseline of this year. Everything else
 * follows: what the build may write, what the styles may use, and what the page for older browsers says.
 */
export const baselineYear = 2024;

/** The first version of each browser that is served. */
export const served: Readonly<Record<string, string>> = Object.fromEntries(
  getCompatibleVersions({ targetYear: baselineYear, suppressWarnings: true }).map(({ browser, version }) => [
    browser,
    version,
  ]),
);

const nameInBuilds: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  safari_ios: 'ios',
};

/** As Vite names them. */
export const buildTarget: string[] = Object.entries(nameInBuilds).map(
  ([name, inBuilds]) => `${inBuilds}${served[name]}`,
);
