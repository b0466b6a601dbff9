import { useState } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { Row, Specimen } from './specimen.tsx';

export function MessageSamples() {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <Specimen title="Messages">
      <Notice>Your statement for February is ready.</Notice>
      <Notice tone="alert">The payment was not made. (DIGX_PY_0130)</Notice>
      <Row>
        <Button onClick={() => setAsking(true)}>Open the dialog</Button>
        <Skeleton width="short" />
        <Skeleton width="medium" />
        <Skeleton width="long" />
      </Row>
      {asking && (
        <Dialog
          title="Leave this page?"
          onClose={close}
          actions={
            <>
              <Button look="main" onClick={close}>
                Leave
              </Button>
              <Button onClick={close}>Stay</Button>
            </>
          }
        >
          What you typed is kept.
        </Dialog>
      )}
    </Specimen>
  );
}
