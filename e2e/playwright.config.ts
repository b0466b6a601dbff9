import { readdirSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isBehindNginx, sites } from './support/sites.ts';

const executablePath = process.env.PADDOCK_CHROMIUM;

/**
 * Journeys run on the built sites (`npm run build`, `npm run build:sandbox`), each server on its own port, so that a
 * developer's running sandbox is not disturbed.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  snapshotPathTemplate: '{testFileDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // Two would leave both cores idle whenever their journeys wait.
  workers: 3,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/journeys.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    // The certificate of the site behind nginx is thrown away after the run.
    ignoreHTTPSErrors: isBehindNginx,
    // Recording every journey takes time; `npm test` records the repeat of one that failed.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Shared memory on disk, Playwright's default for small containers, costs processor time.
      ...(hasSharedMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page lives long enough for optimised code to pay.
        '--js-flags=--no-turbofan,--no-maglev,--single-threaded',
        // Three browsers share the cores: one that draws and collects garbage beside its page takes them from the others.
        '--in-process-gpu',
        // The pages of a journey share a process, which has compiled their scripts. Another journey's context never does.
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', grepInvert: /@wide|@cost/ },
    // One rule repeated for page after page and fault after fault. Journeys or unit tests cover each rule once.
    { name: 'wide', testMatch: 'journeys/**/*.spec.ts', grep: /@wide|@cost/ },
    { name: 'sweep', testMatch: 'sweep/*.spec.ts' },
    ...(isBehindNginx ? [{ name: 'nginx', testMatch: productionJourneys(), grepInvert: /@wide/ }] : []),
  ],
  webServer: [
    {
      name: 'sites',
      command: 'node e2e/support/serve-sites.ts',
      wait: { stdout: /All sites are served/ },
      cwd: '..',
      timeout: 180_000,
      reuseExistingServer: false,
    },
    ...(isBehindNginx
      ? [
          {
            name: 'production',
            command: `node e2e/support/nginx-site.ts --port ${sites.production.port} --service ${sites.gateway.port} --root .cache/nginx-site --base /digital/`,
            url: sites.production.url,
            cwd: '..',
            ignoreHTTPSErrors: true,
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});

/** The files with journeys on the production build. What nginx ships does not pass on the pages of a sandbox bank. */
function productionJourneys(): string[] {
  const folder = join(import.meta.dirname, 'journeys');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return /sites\.production|session-limits/.test(text) && !/production\.url\}__sandbox/.test(text);
    })
    .map((file) => `journeys/${file}`);
}

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 1024 ** 3;
  } catch {
    return false;
  }
}
