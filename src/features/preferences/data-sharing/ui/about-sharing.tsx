import { useState } from 'react';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { pageNames } from '#src/rules/page-names.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import styles from './data-sharing.module.css';

/** What sharing means, before anything is shared. */
export function AboutSharing() {
  const [isOpen, setOpen] = useState(false);
  const { telephones } = useRuntimeConfig();
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        About data sharing
      </Button>
      {isOpen && (
        <Dialog
          title={pageNames.dataSharing.title}
          wide
          onClose={close}
          actions={
            <Button look="main" onClick={close}>
              Close
            </Button>
          }
        >
          <div className={styles.about}>
            <p>
              <strong>Account aggregation:</strong> a provider with access to account enquiries can see the balances and
              transactions of the accounts you choose, for example to show all your accounts in one place.
            </p>
            <p>
              <strong>Payment initiation:</strong> a provider with access to payments and transfers can ask us to make
              payments from the accounts you choose.
            </p>
            <p>
              You can revoke your consent at any time. To remove a provider’s access altogether, please ask the provider
              or call us on <PhoneLink number={telephones.privateBank} />.
            </p>
          </div>
        </Dialog>
      )}
    </>
  );
}
