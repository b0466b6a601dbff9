import { useState } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { Row, Specimen } from './specimen.tsx';

export function ButtonSamples() {
  const [presses, setPresses] = useState(0);
  const press = () => setPresses(presses + 1);
  return (
    <Specimen title="Buttons">
      <Row>
        <Button look="main" onClick={press}>
          Main
        </Button>
        <Button onClick={press}>Plain</Button>
        <Button look="quiet" onClick={press}>
          Quiet
        </Button>
        <Button look="danger" onClick={press}>
          Danger
        </Button>
        <Button look="quiet-danger" onClick={press}>
          Quiet danger
        </Button>
        <Button look="main" disabled onClick={press}>
          Disabled
        </Button>
        <Button look="main" busy busyText="Loading…" onClick={press}>
          Load
        </Button>
        <Button busy onClick={press}>
          Loading…
        </Button>
        <ButtonLink to="/login">A link</ButtonLink>
      </Row>
      <p role="status">Pressed: {presses}</p>
    </Specimen>
  );
}
