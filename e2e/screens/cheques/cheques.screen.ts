import type { Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

export class ChequesScreen extends Screen {
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Cheque services' });
  }

  service(name: 'Order a cheque book' | 'Order a pay-in book' | 'Cheque status'): Locator {
    return this.page.getByRole('region', { name });
  }

  get chequeBook() {
    return this.service('Order a cheque book');
  }

  get orderChequeBook() {
    return this.chequeBook.getByRole('button', { name: 'Order cheque book' });
  }

  get orderPayInBook() {
    return this.page.getByRole('button', { name: 'Order pay-in book' });
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Order a pay-in book' });
  }

  /** The button that shows the chosen account and opens the others. */
  account(service: Locator): Locator {
    return service.getByRole('button', { name: /Account$/ });
  }

  async choose(service: Locator, account: string): Promise<void> {
    await this.account(service).click();
    await this.page.getByRole('option', { name: account }).click();
  }

  field(name: 'From number' | 'To number' | 'Search numbers'): Locator {
    return this.page.getByRole('searchbox', { name });
  }

  cheque(words: string | RegExp): Locator {
    return this.page.getByRole('table', { name: 'Cheques' }).getByRole('row').filter({ hasText: words });
  }
}
