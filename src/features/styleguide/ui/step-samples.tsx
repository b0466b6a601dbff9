import { useState } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { Steps } from '#src/ui/text/steps.tsx';
import { Row, Specimen } from './specimen.tsx';

const steps = ['Terms', 'Password', 'PIN', 'Done'];

export function StepSamples() {
  const [current, setCurrent] = useState(1);
  return (
    <Specimen title="Steps">
      <Steps label="First login" steps={steps} current={current} />
      <Row>
        <Button disabled={current === 0} onClick={() => setCurrent(current - 1)}>
          Previous step
        </Button>
        <Button disabled={current === steps.length - 1} onClick={() => setCurrent(current + 1)}>
          Next step
        </Button>
      </Row>
    </Specimen>
  );
}
