import { Notice } from '#src/ui/text/notice.tsx';

/** Above a form that a reload of the page has filled in again. */
export function Refilled() {
  return (
    <Notice>
      <p>The page was reloaded, and nothing has been sent. Please check what you entered and continue.</p>
    </Notice>
  );
}
