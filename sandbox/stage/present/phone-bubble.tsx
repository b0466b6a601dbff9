import { useEffect, useRef, useState } from 'react';
import type { PhoneMessage } from '#sandbox/control/queries/control-phone.ts';
import { fillCodeStep } from '#sandbox/panel/phone/code-step.ts';
import { londonMinuteText } from '#sandbox/panel/pieces/bank-time.ts';
import type { StageBank } from '#sandbox/stage/pieces/stage-bank.ts';
import { partMark } from '#sandbox/stage/places/keep-places.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './phone-bubble.module.css';

const bubbleName = 'Text message';
const codeStep = 'input[autocomplete="one-time-code"]';
const lookEveryMs = 100;

/** The text message with the code that the page asks for, as on the customer's own phone. */
export function PhoneBubble({ bank }: { readonly bank: StageBank }) {
  const message = useAwaitedCode(bank);
  const bubble = useRef<HTMLElement>(null);
  if (message === undefined) return null;
  const { code, text, at } = message;
  return (
    <section ref={bubble} {...{ [partMark]: 'message' }} aria-label={bubbleName} className={styles.bubble}>
      <p className={styles.head}>
        <span>{bubbleName}</span>
        <span>{londonMinuteText(at)}</span>
      </p>
      <p role="status">{text}</p>
      {code !== null && (
        <Button onClick={() => bubble.current !== null && fillCodeStep(bubble.current, code)}>
          Use this code<HiddenText>, {code}</HiddenText>
        </Button>
      )}
    </section>
  );
}

/** The newest code while the page asks for one; codes that an earlier step has asked for do not count. */
function useAwaitedCode(bank: StageBank): PhoneMessage | undefined {
  const [newest, setNewest] = useState<PhoneMessage>();
  const [isAsked, setIsAsked] = useState(false);
  const [past, setPast] = useState(0);

  // The bank is outside React.
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const told = await bank.methods.phone();
      if (isOver || told.outcome === 'refused') return;
      setNewest(told.messages.find(({ code }) => code !== null));
    };
    bank.listen(() => {
      if (!isOver) void load();
    });
    void load();
    return () => {
      isOver = true;
    };
  }, [bank]);

  // So is the page.
  useEffect(() => {
    const looking = setInterval(() => {
      setIsAsked([...document.querySelectorAll(codeStep)].some((box) => box.checkVisibility()));
    }, lookEveryMs);
    return () => clearInterval(looking);
  }, []);

  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (!isAsked) setPast(newest?.n ?? 0);
  }
  return isAsked && newest !== undefined && newest.n > past ? newest : undefined;
}
