import { CodeBoxes, type CodeProps } from './code-boxes.tsx';

interface DigitBoxesProps extends CodeProps {
  readonly length: number;
  readonly oneTime?: boolean;
}

/** A PIN or one-time code, one digit per box. */
export function DigitBoxes({ length, ...code }: DigitBoxesProps) {
  return <CodeBoxes {...code} shape={{ parts: length, size: 1 }} boxName="Digit" />;
}
