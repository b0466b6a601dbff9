import type { Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

type Tab = 'Scenario' | 'Money' | 'Faults' | 'Calls' | 'Clock' | 'Phone & inbox';

/** The sandbox's bar and panel. A reload keeps the panel as it was left. */
export class SandboxPanel extends Screen {
  get bar(): Locator {
    return this.page.getByRole('button', { name: 'Sandbox: no real money' });
  }

  get region(): Locator {
    return this.page.getByRole('complementary', { name: 'Sandbox' });
  }

  /** What is not default, behind it each way back. */
  get changes(): Locator {
    return this.region.getByRole('button', { name: /^Not as usual/ });
  }

  section(name: string): Locator {
    return this.region.getByRole('region', { name });
  }

  async open(tab: Tab): Promise<Locator> {
    if ((await this.bar.getAttribute('aria-expanded')) !== 'true') await this.bar.click();
    await this.region.getByRole('tab', { name: tab }).click();
    return this.region;
  }

  /** Does the first command found by these words, by keyboard alone. */
  async command(words: string, title: string | RegExp): Promise<void> {
    await this.page.keyboard.press('Alt+Shift+K');
    const commands = this.page.getByRole('dialog', { name: 'Sandbox commands' });
    await commands.getByRole('combobox').fill(words);
    await commands.getByRole('option', { name: title, selected: true }).waitFor();
    await this.page.keyboard.press('Enter');
    await commands.waitFor({ state: 'hidden' });
  }
}
