import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { programAt } from './find-program.ts';
import { WebDriver } from './webdriver.ts';
import { WebKitCustomer } from './webkit-customer.ts';
import { webkitScenarios } from './webkit-scenarios.ts';

const port = 4375;
const driverPath = programAt(process.env.PADDOCK_WEBKIT_DRIVER, ['/usr/bin/WebKitWebDriver']);
const opensWindows = '--javascript-can-open-windows-automatically=true';
const screen = programAt(undefined, ['/usr/bin/Xvfb']);

export const webkit: Engine = {
  name: 'WebKit',
  missing: whatIsMissing(),
  own: webkitScenarios,
  async start(downloads) {
    const home = mkdtempSync(join(tmpdir(), 'paddock-webkit-'));
    // MiniBrowser saves files where the desktop says that downloads are.
    writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const shown = process.env.DISPLAY === undefined ? await startScreen() : undefined;
    const env = {
      ...process.env,
      DISPLAY: shown?.display ?? process.env.DISPLAY,
      XDG_CONFIG_HOME: home,
      LANG: 'en_GB.UTF-8',
    };
    const driver = spawn(driverPath ?? '', [`--port=${port}`], { env, stdio: 'ignore' });
    const url = `http://127.0.0.1:${port}`;
    await answers(`${url}/status`, driver);
    const open = (isDark: boolean) => WebDriver.start(url, capabilities(isDark));
    const first = await open(false);
    await first.close();
    return {
      version: `WebKitGTK/${first.version}`,
      async enter(site, isDark) {
        const session = await open(isDark);
        return { customer: await WebKitCustomer.in(session, site), leave: () => session.close() };
      },
      async stop() {
        driver.kill();
        shown?.server.kill();
        rmSync(home, { recursive: true, force: true });
      },
    };
  },
};

function whatIsMissing(): string | undefined {
  const advice = 'on Debian: apt-get install webkit2gtk-driver xvfb';
  if (driverPath === undefined) return `no WebKitWebDriver; PADDOCK_WEBKIT_DRIVER may name it (${advice})`;
  if (screen === undefined && process.env.DISPLAY === undefined)
    return `no display, and no Xvfb to give one (${advice})`;
  return undefined;
}

function capabilities(isDark: boolean): object {
  return { 'webkitgtk:browserOptions': { args: ['--automation', opensWindows, ...(isDark ? ['--dark-mode'] : [])] } };
}

/** A display without a monitor, at the number that it finds free. */
async function startScreen(): Promise<{ readonly display: string; readonly server: ChildProcess }> {
  // Without `-noreset` it starts again after its last window, and a browser that comes meanwhile finds no display.
  const args = ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp', '-noreset'];
  const server = spawn(screen ?? '', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((told, failed) => {
    server.stdout.once('data', (data: Buffer) => told(String(data).trim()));
    server.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}.`)));
  });
  return { display: `:${number}`, server };
}

/** @throws when the program has ended instead. */
async function answers(url: string, program: ChildProcess): Promise<void> {
  for (;;) {
    if (program.exitCode !== null)
      throw new Error(`WebKitWebDriver ended with ${program.exitCode}: is port ${port} taken?`);
    try {
      await fetch(url);
      return;
    } catch {
      await pause(100);
    }
  }
}
