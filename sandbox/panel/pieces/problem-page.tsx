import { Button } from '#src/ui/buttons/button.tsx';
import { StandInPage } from '#src/ui/text/stand-in-page.tsx';

interface ProblemPageProps {
  readonly heading: string;
  readonly problems: readonly string[];
  readonly action: string;
  readonly onAction: () => void;
}

/** Replaces the app when the sandbox could not be set up as requested. */
export function ProblemPage({ heading, problems, action, onAction }: ProblemPageProps) {
  return (
    <StandInPage heading={heading}>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <Button look="main" onClick={onAction}>
        {action}
      </Button>
    </StandInPage>
  );
}
