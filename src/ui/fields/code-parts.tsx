import { CodeBoxes, type CodeProps } from './code-boxes.tsx';

interface CodePartsProps extends CodeProps {
  readonly parts: number;
  readonly size: number;
}

/** A code written in parts, such as a sort code. */
export function CodeParts({ parts, size, ...code }: CodePartsProps) {
  return <CodeBoxes {...code} shape={{ parts, size }} boxName="Part" />;
}
