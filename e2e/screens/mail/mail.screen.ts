import { Screen } from '#e2e/screens/screen.ts';

/** The mailbox, a message in it, and the forms to write one. */
export class MailScreen extends Screen {
  group(title: 'Unread' | 'Read') {
    return this.page.getByRole('list', { name: title, exact: true });
  }

  get rows() {
    return this.page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  }

  row(subject: string | RegExp) {
    return this.rows.getByRole('link', { name: subject });
  }

  get conversation() {
    return this.page.getByRole('list', { name: 'Conversation' }).getByRole('article');
  }

  get search() {
    return this.page.getByRole('searchbox', { name: 'Search this folder' });
  }

  folder(title: 'Inbox' | 'Sent' | 'Bulletins') {
    return this.page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: new RegExp(`^${title}`) });
  }

  get subject() {
    return this.page.getByRole('button', { name: /Subject/ });
  }

  get from() {
    return this.page.getByRole('button', { name: /From/ });
  }

  get body() {
    return this.page.getByRole('textbox', { name: 'Message' });
  }

  get send() {
    return this.page.getByRole('button', { name: 'Send', exact: true });
  }

  get sent() {
    return this.page.getByRole('heading', { name: 'Message sent' });
  }

  async choose(list: 'From' | 'Subject', title: string): Promise<void> {
    await (list === 'From' ? this.from : this.subject).click();
    await this.page.getByRole('option', { name: title, exact: true }).click();
  }
}
