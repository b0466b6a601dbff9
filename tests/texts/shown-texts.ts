import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface ShownText {
  readonly file: string;
  readonly line: number;
  /** Values that are filled in are in braces. */
  readonly text: string;
}

/** What customers, testers and trainers can read: screens, messages, the bank's letters and the sandbox panel. */
const shown = ['src/**/*.{ts,tsx}', 'sandbox/{bank,documents,guide,http,panel,personas}/**/*.{ts,tsx}'];
const notShown = /\.(test|fixture|generated)\.tsx?$|\.d\.ts$|^src\/features\/styleguide\//;

/** Attributes that hold names for the browser, not words for people. */
const technicalAttributes = new Set(
  'className d key id to href src type name look tone role rel target viewBox autoComplete inputMode htmlFor form dir lang'
    .concat(' transform points fill stroke preserveAspectRatio pattern autoCapitalize slot')
    .split(' '),
);

let read: readonly ShownText[] | undefined;

/** Every text in the sources that a person may read, sorted by file and line. The sources are read once. */
export function shownTexts(): readonly ShownText[] {
  read ??= globSync(shown)
    .filter((file) => !notShown.test(file))
    .sort()
    .flatMap((file) => textsIn(file, readFileSync(file, 'utf8')));
  return read;
}

export function textsIn(file: string, source: string): readonly ShownText[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: ShownText[] = [];
  visit(tree);
  return found;

  function visit(node: ts.Node): void {
    if (isTechnical(node)) return;
    const text = wholeText(node);
    if (text === undefined) {
      ts.forEachChild(node, visit);
    } else {
      keep(node, text);
      eachValue(node, visit);
    }
  }

  function keep(node: ts.Node, text: string): void {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    if (isForPeople(text)) found.push({ file, line: line + 1, text });
  }
}

/** The text of a node that is one; undefined otherwise. */
function wholeText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans.map(({ expression, literal }) => valueName(expression) + literal.text).join('')
    );
  if (isAddition(node)) {
    const [left, right] = [wholeText(node.left), wholeText(node.right)];
    if (left === undefined && right === undefined) return undefined;
    return (left ?? valueName(node.left)) + (right ?? valueName(node.right));
  }
  if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && node.children.some(isWords))
    return decoded(node.children.map(childText).join('').replace(/\s+/g, ' ').trim());
  return undefined;
}

/** The values inside a text may hold texts themselves. */
function eachValue(node: ts.Node, visit: (value: ts.Node) => void): void {
  if (ts.isTemplateExpression(node)) for (const { expression } of node.templateSpans) visit(expression);
  else if (isAddition(node)) for (const side of [node.left, node.right]) wholeText(side) ?? visit(side);
  else if (ts.isJsxElement(node)) {
    visit(node.openingElement);
    node.children.forEach(visitChild);
  } else if (ts.isJsxFragment(node)) node.children.forEach(visitChild);

  function visitChild(child: ts.JsxChild): void {
    if (!ts.isJsxText(child)) visit(child);
  }
}

function childText(child: ts.JsxChild): string {
  if (ts.isJsxText(child)) return jsxWords(child.text);
  if (ts.isJsxExpression(child)) {
    if (child.expression === undefined) return '';
    return ts.isStringLiteralLike(child.expression) ? child.expression.text : valueName(child.expression);
  }
  if (ts.isJsxElement(child)) return child.children.map(childText).join('');
  return ts.isJsxSelfClosingElement(child) ? `{${child.tagName.getText()}}` : '';
}

/** Lines of JSX are joined as the compiler joins them. */
function jsxWords(text: string): string {
  return text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*\n\s*/g, ' ');
}

function isWords(child: ts.JsxChild): boolean {
  return ts.isJsxText(child) && /\p{Letter}/u.test(child.text);
}

function isAddition(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

function valueName(value: ts.Expression): string {
  const name = value.getText().match(/[A-Za-z]\w*(?=\W*$)/)?.[0];
  return `{${name ?? ''}}`;
}

const entities: Readonly<Record<string, string>> = { amp: '&', nbsp: '\u00a0', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** Imports, types, tests of equality and the names of fields and attributes are for machines. */
function isTechnical(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isJsxAttribute(node))
    return technicalAttributes.has(node.name.getText()) || node.name.getText().startsWith('data-');
  // For those who run the program.
  if (ts.isNewExpression(node) && /Error$|^RegExp$|^URL$/.test(node.expression.getText())) return true;
  const { parent } = node;
  if (!ts.isStringLiteralLike(node)) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return true;
  return (
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind >= ts.SyntaxKind.EqualsEqualsToken &&
    parent.operatorToken.kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken
  );
}

/** A word with a capital, or several words; not a path, a code, a class or a pattern of a date. */
function isForPeople(text: string): boolean {
  const words = text.replace(/\{[^{}]*\}/g, '').trim();
  if (!/\p{Letter}{2}/u.test(words) || /^[/#.?&]|^\w+:\S|^[A-Z\d_-]+$|=[\w{]|;$/.test(words)) return false;
  if (/^[dMyHhms:/., ]+$|^[<[(]|[<>]|^[A-Za-z\d+/]{40,}$|^([A-Z]{2} )+/.test(words)) return false;
  return /\s/.test(words) || /^["“‘£]?\p{Uppercase}[\p{Letter}-]*\p{Lowercase}[.:?…”]?$/u.test(words);
}
