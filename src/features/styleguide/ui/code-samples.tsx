import { useState } from 'react';
import { CodeParts } from '#src/ui/fields/code-parts.tsx';
import { DigitBoxes } from '#src/ui/fields/digit-boxes.tsx';
import { Columns, Specimen } from './specimen.tsx';

export function CodeSamples() {
  const [password, setPassword] = useState('');
  const [pin, setPin] = useState('12');
  const [sortCode, setSortCode] = useState('');
  return (
    <Specimen title="Codes">
      <Columns>
        <DigitBoxes
          label="One-time password"
          hint="Six digits, valid for 10 minutes."
          length={6}
          oneTime
          value={password}
          onChange={setPassword}
        />
        <DigitBoxes
          label="PIN"
          length={4}
          value={pin}
          onChange={setPin}
          error={pin.length === 4 ? undefined : 'Enter all four digits'}
        />
        <CodeParts label="Sort code" parts={3} size={2} value={sortCode} onChange={setSortCode} />
      </Columns>
      <p role="status">
        Read: {password || 'nothing'}, {pin || 'nothing'}, {sortCode || 'nothing'}
      </p>
    </Specimen>
  );
}
