import { MessageText } from './message-text.tsx';
import { Notice } from './notice.tsx';

/** One message about what has failed, announced at once. */
export function ProblemNotice({ text }: { readonly text: string }) {
  return (
    <Notice tone="alert">
      <p>
        <MessageText text={text} />
      </p>
    </Notice>
  );
}
