import { useState } from 'react';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { ToggleTags } from '#src/ui/fields/toggle-tags.tsx';
import { Columns, Specimen } from './specimen.tsx';

const choices = ['Stable', 'Paddock', 'Gallops'].map((title) => ({ id: title, title }));

export function ChoiceSamples() {
  const [place, setPlace] = useState('Stable');
  const [tags, setTags] = useState<ReadonlySet<string>>(new Set(['Paddock']));
  function toggle(id: string) {
    const next = new Set(tags);
    if (!next.delete(id)) next.add(id);
    setTags(next);
  }
  return (
    <Specimen title="Choices">
      <Columns>
        <Select label="Place" choices={choices} value={place} onChange={setPlace} />
        <ComboBox
          label="Course"
          hint="Type a part of its name"
          firstLabel="Most used"
          first={choices.slice(0, 1)}
          others={choices.slice(1)}
          value={place}
          nothingFound="No course has this name."
          isFoundBy={({ title }, typed) => title.toLowerCase().includes(typed.trim().toLowerCase())}
          onChange={setPlace}
        />
        <ChoiceGroup label="One of few" choices={choices} value={place} onChange={setPlace} />
        <ToggleTags label="Any of several" tags={choices} selected={tags} onToggle={toggle} />
      </Columns>
    </Specimen>
  );
}
