/** Forenames and their everyday forms, apart from plain abbreviations. The first is the long form. */
export const forms: readonly (readonly string[])[] = [
  ['albert', 'bert', 'bertie'],
  ['alexander', 'alexandra', 'alex', 'sandy', 'sasha'],
  ['andrew', 'andy', 'drew'],
  ['anthony', 'tony'],
  ['barnaby', 'barney'],
  ['catherine', 'katherine', 'kathryn', 'kate', 'katie', 'kathy', 'cathy'],
  ['charles', 'charlie', 'chuck'],
  ['charlotte', 'lottie', 'charlie'],
  ['christopher', 'chris', 'kit'],
  ['daniel', 'dan', 'danny'],
  ['david', 'dave', 'davy'],
  ['edward', 'ed', 'ned', 'ted', 'teddy', 'eddie'],
  ['eleanor', 'nell', 'ellie', 'nora'],
  ['elizabeth', 'liz', 'lizzie', 'beth', 'betty', 'eliza', 'libby'],
  ['frances', 'fran', 'fanny', 'frankie'],
  ['francis', 'frank'],
  ['frederick', 'freddie', 'fred'],
  ['georgina', 'georgie'],
  ['harold', 'harry', 'hal'],
  ['henrietta', 'hettie', 'etta'],
  ['henry', 'harry', 'hal', 'hank'],
  ['imogen', 'immy'],
  ['james', 'jim', 'jimmy', 'jamie'],
  ['john', 'jack', 'johnny'],
  ['jonathan', 'jon', 'jonny'],
  ['joseph', 'joe', 'joey'],
  ['lawrence', 'laurence', 'larry'],
  ['margaret', 'maggie', 'meg', 'peggy', 'greta', 'daisy'],
  ['mary', 'molly', 'polly'],
  ['matthew', 'matt'],
  ['michael', 'mike', 'mick', 'mickey'],
  ['montague', 'monty'],
  ['nicholas', 'nick', 'nicky'],
  ['patricia', 'pat', 'patsy', 'trish'],
  ['patrick', 'paddy', 'pat'],
  ['peter', 'pete'],
  ['philippa', 'pippa', 'pip'],
  ['rebecca', 'becky', 'becca'],
  ['richard', 'dick', 'rick', 'ricky'],
  ['robert', 'bob', 'bobby', 'rob', 'robbie'],
  ['rosalind', 'ros', 'roz'],
  ['sarah', 'sally', 'sadie'],
  ['stephen', 'steven', 'steve'],
  ['susannah', 'susan', 'sue', 'sukie'],
  ['thomas', 'tom', 'tommy'],
  ['timothy', 'tim'],
  ['william', 'bill', 'billy', 'will', 'liam'],
  ['winifred', 'winnie', 'freddie'],
];

/** Whether two lower-case words are listed together, or one abbreviates the other to at least three letters. */
export function areFormsOfOneName(left: string, right: string): boolean {
  const [shorter, longer] = left.length < right.length ? [left, right] : [right, left];
  if (shorter.length >= 3 && longer.startsWith(shorter)) return true;
  return forms.some((names) => names.includes(left) && names.includes(right));
}

export function longFormOf(word: string): string | undefined {
  const [long] = forms.find((names) => names.indexOf(word.toLowerCase()) > 0) ?? [];
  return long === undefined ? undefined : `${long.charAt(0).toUpperCase()}${long.slice(1)}`;
}
