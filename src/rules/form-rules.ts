/** Form rules and their messages. The keys are the specification's. */
export const formRules = {
  required: { message: 'This must be filled in', isKept: (text) => text !== '' },
  exactLength2: { message: 'Must be exactly 2 characters', isKept: hasLength(2) },
  exactLength4: { message: 'Must be exactly 4 digits', isKept: (text) => /^\d{4}$/.test(text) },
  exactLength6: { message: 'Must be exactly 6 characters', isKept: hasLength(6) },
  exactLength8: { message: 'Must be exactly 8 characters', isKept: hasLength(8) },
  between8And20Chars: {
    message: 'Must be between 8 and 20 characters',
    isKept: (text) => text.length >= 8 && text.length <= 20,
  },
  atLeastOneUpperCaseAndLowerCase: {
    message: 'Must contain at least one upper case and one lower case letter',
    isKept: (text) => /[A-Z]/.test(text) && /[a-z]/.test(text),
  },
  maxRepetitions5: {
    message: 'Must not repeat a character more than 5 times in a row',
    isKept: (text) => !/(.)\1{5}/su.test(text),
  },
  maxRepetitions2: {
    message: 'Must not use a digit more than twice',
    isKept: (text) => !/(\d).*\1.*\1/su.test(text),
  },
  maxSuccessive3: {
    message: 'Must not contain 3 or more letters or digits in sequence, like abc or 321',
    isKept: (text) => !hasRun(text),
  },
  onlyPermittedChars: {
    message: 'Must contain only letters, digits and the symbols $ @ _ #',
    isKept: (text) => /^[A-Za-z0-9$@_#]*$/.test(text),
  },
  onlyAlphanumeric: {
    message: 'Only alphanumeric characters permitted',
    isKept: (text) => /^[A-Za-z0-9 ]*$/.test(text),
  },
  max35Chars: {
    message: 'Must be 35 alphanumeric characters or less',
    isKept: (text) => text.length <= 35,
  },
} as const satisfies Readonly<Record<string, FormRule>>;

export interface FormRule {
  readonly message: string;
  isKept(text: string): boolean;
}

export function matchesField(again: string, first: string): boolean {
  return again === first;
}

/** Consecutive letters or digits, up or down, that count as a run. Assumed. */
const runLength = 3;

function hasRun(text: string): boolean {
  const places = [...text.toLowerCase()].map(placeOf);
  return [1, -1].some((step) => {
    let run = 1;
    for (const [at, place] of places.entries()) {
      run = place !== undefined && places[at - 1] === place - step ? run + 1 : 1;
      if (run === runLength) return true;
    }
    return false;
  });
}

/** Letters and digits are kept apart, so that no letter follows a digit. */
function placeOf(character: string): number | undefined {
  if (/^[a-z]$/.test(character)) return character.charCodeAt(0);
  return /^\d$/.test(character) ? character.charCodeAt(0) - 1000 : undefined;
}

function hasLength(length: number) {
  return (text: string) => text.length === length;
}
