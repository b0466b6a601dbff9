import { expect, type Locator, type Page } from '@playwright/test';

const factors = {
  code: { title: 'Enter your one-time password', boxes: 6 },
  pin: { title: 'Enter your transaction PIN', boxes: 4 },
} as const;

/** The step in which a customer confirms what they asked for, by a code or by the transaction PIN; in words. */
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

  /** From 1 on. */
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
    return this.dialog.getByRole('status');
  }

  /** What stands in the boxes, a dot for an empty one. */
  async digits(): Promise<string> {
    return this.boxes.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value || '.').join(''));
  }

  async expectDigits(digits: string): Promise<void> {
    await expect.poll(() => this.digits()).toBe(digits);
  }

  /** Nothing typed is left, and the first box waits for more. */
  async expectCleared(): Promise<void> {
    await this.expectDigits('.'.repeat(this.#factor.boxes));
    await expect(this.box(1)).toBeFocused();
  }

  /** Key by key, from the first box on. */
  async type(digits: string): Promise<void> {
    await this.box(1).focus();
    await this.page.keyboard.type(digits);
  }

  async answer(digits: string): Promise<void> {
    await this.type(digits);
    await this.confirm.click();
  }
}

/** The customer's telephone, as the control shows it to testers. */
export class Phone {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Every message on it, newest first. */
  messages(persona?: string): Promise<readonly { readonly text: string; readonly code: string | null }[]> {
    return this.page.evaluate(async (whose) => {
      const told = await window.sandbox.phone(whose);
      return told.outcome === 'done' ? told.messages : [];
    }, persona);
  }

  /** The code that arrived last, once one of them has arrived that was not there before. */
  async code(before = 0): Promise<string> {
    await expect.poll(async () => (await this.messages()).length, 'a code arrives').toBeGreaterThan(before);
    const [newest] = await this.messages();
    return newest?.code ?? '';
  }

  /** A code of six digits that is not the one that arrived last. */
  async wrongCode(): Promise<string> {
    return (await this.code()) === '135790' ? '135791' : '135790';
  }
}
