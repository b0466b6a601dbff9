import { type WizardUrl, wizardEntry } from '#src/features/payments/model/wizard-url.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { Notice } from '#src/ui/text/notice.tsx';

/** None of the accounts can make regular payments: offers a single payment instead. */
export function NoRegularPayments({ url: { toAccountId, isNewPayee } }: { readonly url: WizardUrl }) {
  const { to } = wizardEntry({ toAccountId, isNewPayee, isRegular: false });
  return (
    <>
      <Notice tone="warning">
        <p>None of these accounts can make regular payments. You can make a single payment instead.</p>
      </Notice>
      <div>
        <ButtonLink to={`${to.pathname}${to.search}`}>Make a single payment</ButtonLink>
      </div>
    </>
  );
}
