import { Screen } from '#e2e/screens/screen.ts';

export class SignInScreen extends Screen {
  get userId() {
    return this.page.getByLabel('User ID');
  }

  get password() {
    return this.page.getByLabel('Password', { exact: true });
  }

  get submit() {
    return this.page.getByRole('button', { name: 'Log in' });
  }

  override get alert() {
    return this.page.getByRole('alert');
  }

  async open(site: string, query = ''): Promise<void> {
    await this.page.goto(`${site}login${query}`);
  }

  async as(userId: string, password = 'Paddock_7Gate'): Promise<void> {
    await this.userId.fill(userId);
    await this.password.fill(password);
    await this.submit.click();
  }
}
