import type { OutcomeCopy } from '#src/banking/paying/model/outcome-copy.ts';
import stack from '#src/ui/page/stack.module.css';
import { MessageText } from '#src/ui/text/message-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';

const tones = { good: 'quiet', waiting: 'warning', unknown: 'warning', bad: 'alert' } as const;

export function OutcomeNotice({ copy: { tone, texts } }: { readonly copy: OutcomeCopy }) {
  if (texts.length === 0) return null;
  return (
    <Notice tone={tones[tone]}>
      <div className={stack.closer}>
        {texts.map((text) => (
          <p key={text}>
            <MessageText text={text} />
          </p>
        ))}
      </div>
    </Notice>
  );
}
