import { useState } from 'react';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';
import { useAnswer } from './panel-context.tsx';
import type { PanelMethods } from './panel-control.ts';

const askDue = (bank: PanelMethods) => bank.due();

/** Jobs waiting for the bank's clock, asked for again once the first has passed; undefined until loaded. */
export function useDue(now: Instant) {
  const [passed, setPassed] = useState('');
  // The notices report an unreachable bank.
  const { answer } = useAnswer(askDue, '', passed);
  const first = answer?.due[0]?.at;
  const isPast = first !== undefined && epochMsOf(first) <= epochMsOf(now) ? first : '';
  if (isPast !== passed) setPassed(isPast);
  return answer?.due;
}
