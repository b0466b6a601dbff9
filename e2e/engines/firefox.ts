import { launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';
import { programAt } from './find-program.ts';
import { FirefoxCustomer } from './firefox-customer.ts';
import { firefoxScenarios } from './firefox-scenarios.ts';

const executablePath = programAt(process.env.PADDOCK_FIREFOX, [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]);

export const firefox: Engine = {
  name: 'Firefox',
  missing: executablePath === undefined ? 'Firefox is not installed; PADDOCK_FIREFOX may name it.' : undefined,
  own: firefoxScenarios,
  async start(downloads) {
    const browser = await launch({
      browser: 'firefox',
      ...(executablePath === undefined ? {} : { executablePath }),
      // Firefox cannot be told a viewport here.
      defaultViewport: null,
      args: ['--width=1280', '--height=1000'],
      extraPrefsFirefox: {
        'browser.download.dir': downloads,
        'browser.download.folderList': 2,
        'browser.download.alwaysOpenPanel': false,
        'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,application/octet-stream',
        'pdfjs.disabled': true,
        'intl.accept_languages': 'en-GB',
      },
    });
    return {
      version: await browser.version(),
      async enter(site) {
        const customer = await FirefoxCustomer.in(browser, site);
        return { customer, leave: () => customer.close() };
      },
      stop: () => browser.close(),
    };
  },
};
