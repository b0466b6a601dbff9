import { expect, type Locator, type Page } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';
import { NameEditor } from './name-editor.ts';

export class ManageAccountsScreen extends Screen {
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Reorder & rename accounts' });
  }

  get groups() {
    return this.page.locator('main').getByRole('region');
  }

  group(heading: string): Locator {
    return this.page.getByRole('region', { name: heading });
  }

  /** The titles of one group or of all, in the order shown, read from the buttons beside them. */
  async titles(within: Locator | Page = this.page): Promise<readonly string[]> {
    const names = await within.getByRole('button', { name: /^(Rename|Move up) / }).allTextContents();
    // A row being renamed has the second button alone, and an account alone in its group the first.
    return names
      .filter((name, at) => names[at - 1] !== name.replace('Move up', 'Rename'))
      .map((name) => name.replace(/^(Rename|Move up) /, ''));
  }

  move(title: string, direction: 'up' | 'down'): Locator {
    return this.page.getByRole('button', { name: `Move ${direction} ${title}`, exact: true });
  }

  get moves() {
    return this.page.getByRole('button', { name: /^Move / });
  }

  get renames() {
    return this.page.getByRole('button', { name: /^Rename / });
  }

  async rename(title: string): Promise<NameEditor> {
    await this.page.getByRole('button', { name: `Rename ${title}`, exact: true }).click();
    const editor = new NameEditor(this.page);
    await expect(editor.field).toBeFocused();
    return editor;
  }

  /** Above a list and, when it is long, below it; excludes the button of a name being edited. */
  get saves() {
    const beside = this.page.locator(':not(form *)');
    return this.page.getByRole('button', { name: /^Sav(e|ing…)$/ }).and(beside);
  }

  get saved() {
    return this.page.getByRole('status').filter({ hasText: 'Your changes are saved.' });
  }

  /** The dialog shown on leaving with an unsaved order. */
  get leaving() {
    return this.page.getByRole('dialog', { name: 'Leave without saving?' });
  }

  /** What a screen reader announces after a move. */
  override says(words: string): Locator {
    return this.page.locator('main [aria-live=polite]').filter({ hasText: words });
  }
}
