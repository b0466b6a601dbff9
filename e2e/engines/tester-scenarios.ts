import type { Scenario } from './scenario.ts';

const begin = 'persona:private-customer;signin:yes;clock:2026-03-03T09:30;do:money-in~account=current~amount=250.00';

/** The bank runs in the page. */
export const testerScenarios: readonly Scenario[] = [
  {
    name: 'a link to a moment opens the same bank elsewhere',
    async tell(customer, { sandbox }) {
      await customer.goTo(`${sandbox}accounts?sandbox=${begin}`);
      await customer.sees('heading', '^My Accounts$');
      await customer.says('You have£');
      const money = await customer.evaluate(() => /You have£[\d,.]+/.exec(document.body.textContent)?.[0] ?? '');
      // A browser that forbids copying shows the link, so that it can be read here.
      await customer.evaluate(() => {
        const refuse = () => Promise.reject(new DOMException('Refused by the journey', 'NotAllowedError'));
        Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } });
      });
      await customer.press('button', '^Sandbox: no real money');
      await customer.press('tab', '^Scenario$');
      await customer.press('button', '^Copy link to this moment$');
      await customer.sees('field', '^Text to copy$');
      const link = await customer.evaluate(
        () => document.querySelector<HTMLTextAreaElement>('[aria-label="Text to copy"]')?.value,
      );
      const other = await customer.anotherTab();
      await other.goTo(`${sandbox}login?sandbox=persona:racing-owner`);
      await other.sees('button', '^Log in$');
      await other.goTo(link ?? '');
      await other.sees('heading', '^My Accounts$');
      await other.says(money.replaceAll(/[.$]/g, '$&'));
    },
  },
];
