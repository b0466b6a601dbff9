import { useId } from 'react';
import { type Letter, letters } from '#src/features/payees/model/list-filters.ts';
import covering from '#src/ui/fields/covering-radio.module.css';
import groupStyles from '#src/ui/fields/group.module.css';
import { LazySelect } from '#src/ui/fields/lazy-select.tsx';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import styles from './letter-filter.module.css';

interface LetterFilterProps {
  /** Letters with at least one payee; the others are disabled. */
  readonly usedLetters: ReadonlySet<Letter>;
  readonly chosen: Letter | undefined;
  readonly onChoose: (letter: Letter | undefined) => void;
}

const label = 'Names that begin with';
const all = { id: 'all', title: 'All' };

/** One letter or all. On small screens the letters are collapsed, and disabled ones left out. */
export function LetterFilter(filter: LetterFilterProps) {
  if (useScreenSize() !== 'small') return <LetterButtons {...filter} />;
  const { usedLetters, chosen, onChoose } = filter;
  const offered = letters.filter((letter) => usedLetters.has(letter) || letter === chosen);
  return (
    <LazySelect
      label={label}
      choices={[all, ...offered.map((letter) => ({ id: letter, title: letter }))]}
      value={chosen ?? all.id}
      onChange={(id) => onChoose(offered.find((letter) => letter === id))}
    />
  );
}

/** Native radio buttons: one tab stop, and arrow keys between letters. */
function LetterButtons({ usedLetters, chosen, onChoose }: LetterFilterProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={groupStyles.label}>{label}</legend>
      <div className={styles.letters}>
        <label className={styles.letter}>
          <input
            type="radio"
            name={name}
            checked={chosen === undefined}
            className={covering.radio}
            onChange={() => onChoose(undefined)}
          />
          {all.title}
        </label>
        {letters.map((letter) => (
          <label key={letter} className={styles.letter}>
            <input
              type="radio"
              name={name}
              checked={letter === chosen}
              disabled={!usedLetters.has(letter) && letter !== chosen}
              className={covering.radio}
              onChange={() => onChoose(letter)}
            />
            {letter}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
