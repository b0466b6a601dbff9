import { memo, useEffect, useState } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import stack from '#src/ui/page/stack.module.css';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import { type Slice, slicesOf } from './json-lines.ts';
import styles from './wire-text.module.css';

interface WireTextProps {
  /** `request` or `answer`. */
  readonly of: string;
  readonly text: string;
}

const linesAtFirst = 40;
const linesInSlice = 400;

/** A formatted body. A long one is cut, and the rest is formatted only on request. */
export function WireText({ of, text }: WireTextProps) {
  const [slices] = useState(() => slicesOf(text, linesAtFirst, linesInSlice));
  const [shown, setShown] = useState<readonly Slice[]>(() => take(slices));
  const [wantsAll, setWantsAll] = useState(false);
  const isAll = shown.at(-1)?.last ?? true;

  // One slice a frame keeps the page responsive while thousands of lines are formatted.
  useEffect(() => {
    if (!wantsAll || isAll) return;
    const frame = requestAnimationFrame(() => setShown([...shown, ...take(slices)]));
    return () => cancelAnimationFrame(frame);
  }, [wantsAll, isAll, shown, slices]);

  const isLong = !isAll || shown.length > 1;
  return (
    <div className={stack.closer}>
      {isLong && (
        <Button onClick={() => setWantsAll(!wantsAll)}>
          {wantsAll ? 'Show the beginning' : `Show all, ${sizeText(text.length)}`}
          <HiddenText> of the {of}</HiddenText>
        </Button>
      )}
      <div className={styles.body}>
        {(wantsAll ? shown : shown.slice(0, 1)).map((slice, index) => (
          // Slices are only appended.
          <SliceText key={String(index)} text={slice.text} />
        ))}
        {!wantsAll && isLong && <p className={typography.soft}>Cut here.</p>}
      </div>
    </div>
  );
}

const SliceText = memo(function SliceText({ text }: { readonly text: string }) {
  return <pre className={styles.slice}>{text}</pre>;
});

function take(slices: Generator<Slice, undefined>): Slice[] {
  const { value } = slices.next();
  return value === undefined ? [] : [value];
}

function sizeText(characters: number): string {
  return characters < 1_000_000
    ? `${Math.ceil(characters / 1000)} thousand characters`
    : `${(characters / 1_000_000).toFixed(1)} million characters`;
}
