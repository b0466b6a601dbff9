import type { Locator, Page } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

/** The page of a Node host's worlds. */
export class WorldsScreen extends Screen {
  get list(): Locator {
    return this.page.getByRole('list', { name: 'Worlds' });
  }

  get said(): Locator {
    return this.page.getByRole('main').getByRole('status');
  }

  row(world: string): Locator {
    return this.list.getByRole('listitem').filter({ has: this.page.getByRole('link', { name: world, exact: true }) });
  }

  button(world: string, name: string): Locator {
    return this.row(world).getByRole('button', { name: `${name} ${world}`, exact: true });
  }

  /** Opens the field for a name, and gives that name to the world or its copy. */
  async give(world: string, name: string, to: 'Rename' | 'Copy'): Promise<void> {
    const field = this.row(world).getByRole('textbox');
    if (!(await field.isVisible())) await this.button(world, 'Rename or copy').click();
    await field.fill(name);
    await this.button(world, to).click();
  }

  /** Asks to discard it, and says yes. */
  async discard(world: string): Promise<void> {
    await this.button(world, 'Discard').click();
    await this.row(world)
      .getByRole('group', { name: `Discard “${world}”` })
      .getByRole('button', { name: 'Discard' })
      .click();
  }

  /** What a link opens in a tab of its own. */
  async opened(link: Locator): Promise<Page> {
    const [tab] = await Promise.all([this.page.context().waitForEvent('page'), link.press('Enter')]);
    return tab;
  }
}
