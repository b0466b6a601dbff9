import { expect, type Locator, type Page } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';

const factors = {
  code: { title: 'Enter your one-time password', boxes: 6 },
  pin: { title: 'Enter your transaction PIN', boxes: 4 },
} as const;

/** The challenge: the customer confirms with a one-time password or the transaction PIN. */
export class ChallengeScreen {
  readonly page: Page;
  readonly #factor: (typeof factors)[keyof typeof factors];
  constructor(page: Page, factor: keyof typeof factors) {
    this.page = page;
    this.#factor = factors[factor];
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: this.#factor.title });
  }

  get boxes() {
    return this.dialog.locator('fieldset input');
  }

  get invalidBoxes() {
    return this.dialog.locator('fieldset input[aria-invalid=true]');
  }

  /** Counted from 1. */
  box(place: number): Locator {
    return this.dialog.getByLabel(`Digit ${place} of ${this.#factor.boxes}`, { exact: true });
  }

  get confirm() {
    return this.dialog.getByRole('button', { name: 'Confirm' });
  }

  get cancel() {
    return this.dialog.getByRole('button', { name: 'Cancel' });
  }

  get resend() {
    return this.dialog.getByRole('button', { name: 'Send a new code' });
  }

  get refusal() {
    return this.dialog.getByRole('alert');
  }

  get news() {
    // In a page's own sandbox the panel stands in the dialog, after what the app says.
    return this.dialog.getByRole('status').first();
  }

  /** The digits in the boxes, a dot for an empty one. */
  async digits(): Promise<string> {
    return this.boxes.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value || '.').join(''));
  }

  async expectDigits(digits: string): Promise<void> {
    await expect.poll(() => this.digits()).toBe(digits);
  }

  /** All boxes are empty and the first has the focus. */
  async expectCleared(): Promise<void> {
    await this.expectDigits('.'.repeat(this.#factor.boxes));
    await expect(this.box(1)).toBeFocused();
  }

  async type(digits: string): Promise<void> {
    await this.box(1).focus();
    await this.page.keyboard.type(digits);
  }

  async answer(digits: string): Promise<void> {
    await this.type(digits);
    await this.confirm.click();
  }
}

/** The customer's phone, as the sandbox shows it to testers. */
export class Phone extends Screen {
  /** Newest first. */
  async messages(persona?: string): Promise<readonly { readonly text: string; readonly code: string | null }[]> {
    const result = await controlOf(this.page).phone(persona);
    return result.outcome === 'done' ? result.messages : [];
  }

  /** The latest code, once more than that many messages have arrived. */
  async code(before = 0): Promise<string> {
    await expect.poll(async () => (await this.messages()).length, 'a code arrives').toBeGreaterThan(before);
    const [newest] = await this.messages();
    return newest?.code ?? '';
  }

  /** Six digits that differ from the latest code. */
  async wrongCode(): Promise<string> {
    return (await this.code()) === '135790' ? '135791' : '135790';
  }
}
