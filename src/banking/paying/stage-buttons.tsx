import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { useStepBack } from './use-step-back.ts';

/** The ways out of a stage whose choices lead on by themselves. */
export function StageButtons() {
  const goBack = useStepBack();
  return (
    <ButtonRow>
      <Button onClick={goBack}>Back</Button>
      <ButtonLink to="/payments">Cancel</ButtonLink>
    </ButtonRow>
  );
}
