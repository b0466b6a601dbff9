import { useNavigate } from 'react-router-dom';

/** Back as the browser goes; from the first page of a tab to the payments. */
export function useStepBack(): () => void {
  const navigate = useNavigate();
  return () => void (hasEntryBefore(globalThis.history.state) ? navigate(-1) : navigate('/payments'));
}

/** The router numbers the entries it has made. */
function hasEntryBefore(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
  );
}
