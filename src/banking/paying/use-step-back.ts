import { useNavigate } from 'react-router-dom';
import { anyFieldsOf } from '#src/kernel/any-fields.ts';

/** Back as the browser goes; from the first page of a tab to the payments. */
export function useStepBack(): () => void {
  const navigate = useNavigate();
  return () => void (hasEntryBefore(globalThis.history.state) ? navigate(-1) : navigate('/payments'));
}

/** The router numbers the entries it has made. */
function hasEntryBefore(state: unknown): boolean {
  const { idx } = anyFieldsOf(state);
  return typeof idx === 'number' && idx > 0;
}
