import { expect, type Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

/** Chooses the racing colours of an account or entity. */
export class ColoursScreen extends Screen {
  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: `Racing colours for ${title}`, exact: true });
  }

  /** In an open menu, or on the page where accounts are managed. */
  choose(title: string): Locator {
    return this.page.getByRole('button', { name: `Choose colours for ${title}`, exact: true });
  }

  /** The chosen silk, in words. */
  preview(words: string): Locator {
    return this.page.getByRole('dialog').getByText(words, { exact: true });
  }

  pattern(name: string): Locator {
    return this.page.getByRole('group', { name: 'Pattern' }).getByRole('radio', { name, exact: true });
  }

  colours(name: string): Locator {
    return this.page.getByRole('group', { name: 'Colours' }).getByRole('radio', { name, exact: true });
  }

  get swap() {
    return this.page.getByRole('checkbox', { name: 'Swap the two colours' });
  }

  button(name: 'Save' | 'Remove' | 'Cancel'): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name, exact: true });
  }

  /** The colours shown there, in reading order: `hoops #0d8550 #ffffff`. */
  async worn(within: Locator): Promise<readonly string[]> {
    await expect(within.locator('span[data-silk]'), 'they have loaded').toHaveCount(0);
    const marks = within.locator('svg[data-silk]:visible');
    for (const mark of await marks.all()) await expect(mark).toHaveAttribute('aria-hidden', 'true');
    return marks.evaluateAll((each) =>
      each.map((mark) => {
        const paints = [...mark.querySelectorAll('[fill]')].map((part) => part.getAttribute('fill'));
        return [mark.getAttribute('data-silk'), ...paints].join(' ');
      }),
    );
  }
}
