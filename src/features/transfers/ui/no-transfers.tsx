import type { Account } from '#src/api/accounts/account.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { StageHeading } from '#src/banking/paying/stage-heading.tsx';
import { transferPage } from '#src/features/transfers/model/transfer-url.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';

/** No two accounts of one currency that money may move between. */
export function NothingToTransfer() {
  const { telephones, email } = useRuntimeConfig();
  return (
    <>
      <StageHeading stage="nothing" page={transferPage}>
        {pageNames.transfer.title}
      </StageHeading>
      <NothingHere lead="You have no accounts that can make transfers.">
        <p>
          A transfer needs two accounts in the same currency. Please select a different entity, or contact us by
          telephone on <PhoneLink number={telephones.helpdesk} /> or by e-mail at{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </NothingHere>
    </>
  );
}

/** The account in the URL cannot send transfers. */
export function MayNotTransfer({ account }: { readonly account: Account }) {
  return (
    <>
      <StageHeading stage="not-permitted" page={transferPage}>
        {pageNames.transfer.title}
      </StageHeading>
      <div>
        <p>Sorry, the account chosen is not permitted to make transfers.</p>
        <p>You chose {account.title}. Please transfer from another account.</p>
      </div>
      <ButtonRow>
        <ButtonLink look="main" to={transferPage}>
          Choose another account
        </ButtonLink>
        <ButtonLink look="quiet" to="/payments">
          Cancel
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
