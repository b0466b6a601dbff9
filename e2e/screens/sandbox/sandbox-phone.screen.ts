import { expect, type Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

/** The sandbox's phone: beside the page, even while a dialog is open. */
export class SandboxPhone extends Screen {
  /** In the sandbox's bar; shows the number of unread messages. */
  get tab(): Locator {
    return this.page.getByRole('button', { name: /^Phone/ });
  }

  get device(): Locator {
    return this.page.getByRole('region', { name: 'Phone', exact: true }).filter({ has: this.page.locator('kbd') });
  }

  /** Newest first. */
  get messages(): Locator {
    return this.device.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  }

  /** The button in the newest message. */
  get useCode(): Locator {
    return this.messages.first().getByRole('button', { name: 'Use this code' });
  }

  async pressKey(): Promise<void> {
    await this.page.keyboard.press('Alt+Shift+P');
  }

  /** Every control of the dialog is inside the window and not covered by the sandbox. */
  async expectBeside(dialog: Locator): Promise<void> {
    const shelf = await this.page.getByRole('complementary', { name: 'Sandbox' }).boundingBox();
    const box = await dialog.boundingBox();
    if (shelf === null || box === null) throw new Error('Sandbox and dialog must be on the screen');
    const apart =
      box.x + box.width <= shelf.x + 0.5 ||
      shelf.x + shelf.width <= box.x + 0.5 ||
      box.y + box.height <= shelf.y + 0.5 ||
      shelf.y + shelf.height <= box.y + 0.5;
    expect(apart, 'the sandbox covers nothing of the dialog').toBe(true);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
  }
}
