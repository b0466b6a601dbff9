import { type FormEvent, useState } from 'react';
import { TextField } from '#sandbox/panel/pieces/field.tsx';
import panelStyles from '#sandbox/panel/pieces/panel.module.css';
import { readyMadeDescriptions } from '#sandbox/personas/described/ready-made.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { keptCustomers } from './kept-customers.ts';

interface KeptListProps {
  readonly text: string;
  readonly isReadable: boolean;
  readonly onLoad: (text: string) => void;
}

/** Descriptions to begin from: those that come with the sandbox, and those saved in this browser. */
export function KeptList({ text, isReadable, onLoad }: KeptListProps) {
  const [saved, setSaved] = useState(() => keptCustomers.all(localStorage));
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const readyMade = Object.entries(readyMadeDescriptions).map(([id, description]) => ({
    name: description.title ?? id,
    text: JSON.stringify(description, null, 2),
  }));

  function save(event: FormEvent) {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '' || !isReadable) return;
    try {
      keptCustomers.keep(localStorage, { name: wanted, text });
      setSaved(keptCustomers.all(localStorage));
      setSaid(`Saved in this browser: ${wanted}`);
    } catch {
      setSaid('The browser keeps nothing more. Delete a saved description, or copy the document.');
    }
  }

  function forget(forgotten: string) {
    keptCustomers.forget(localStorage, forgotten);
    setSaved(keptCustomers.all(localStorage));
    setSaid(`Deleted: ${forgotten}`);
  }

  return (
    <>
      <form className={panelStyles.row} onSubmit={save}>
        <TextField label="Save under a name" value={name} onChange={(event) => setName(event.target.value)} />
        <Button type="submit" disabled={name.trim() === '' || !isReadable}>
          Save
        </Button>
      </form>
      <ul aria-label="Ready-made and saved descriptions" className={panelStyles.list}>
        {readyMade.map((each) => (
          <li key={each.name} className={panelStyles.listed}>
            <span className={panelStyles.grow}>{each.name}</span>
            <LoadButton {...each} onLoad={onLoad} />
          </li>
        ))}
        {saved.map((each) => (
          <li key={`saved ${each.name}`} className={panelStyles.listed}>
            <span className={panelStyles.grow}>{each.name}</span>
            <LoadButton {...each} onLoad={onLoad} />
            <Button onClick={() => forget(each.name)}>
              Delete<HiddenText> {each.name}</HiddenText>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={panelStyles.quiet}>
        {said}
      </p>
    </>
  );
}

interface LoadButtonProps {
  readonly name: string;
  readonly text: string;
  readonly onLoad: (text: string) => void;
}

function LoadButton({ name, text, onLoad }: LoadButtonProps) {
  return (
    <Button onClick={() => onLoad(text)}>
      Load<HiddenText> {name}</HiddenText>
    </Button>
  );
}
