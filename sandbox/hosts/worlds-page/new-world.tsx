import { type FormEvent, useState } from 'react';
import { worldNamePattern, worldNameRule } from '#sandbox/control/http.ts';
import { TextField } from '#sandbox/panel/pieces/field.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './worlds-page.module.css';

const ownerKey = 'paddock-worlds.owner';

interface NewWorldProps {
  readonly onOpen: (name: string, owner: string) => void;
}

/** Asks for name and owner of a new world. The browser remembers the owner: it is one tester's. */
export function NewWorld({ onOpen }: NewWorldProps) {
  const [name, setName] = useState('');
  const [owner, setOwner] = useState(() => localStorage.getItem(ownerKey) ?? '');
  const [tried, setTried] = useState(false);
  const isNamed = name === '' || worldNamePattern.test(name);

  function open(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isNamed) return;
    localStorage.setItem(ownerKey, owner.trim());
    onOpen(name === '' ? randomName() : name, owner.trim());
  }

  return (
    <form aria-label="New world" className={styles.form} onSubmit={open}>
      <TextField
        label="Name (made up where empty)"
        value={name}
        maxLength={64}
        error={tried && !isNamed ? worldNameRule : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label="Owner (who it belongs to)"
        value={owner}
        maxLength={40}
        onChange={(event) => setOwner(event.target.value)}
      />
      <Button type="submit" look="main">
        Open a new world
      </Button>
    </form>
  );
}

/** Made here, because the name finds the process where there are several. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `world-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
