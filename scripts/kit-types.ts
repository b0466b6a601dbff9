import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const work = '.cache/kit-types';
/** Written in the repository as they are. */
const declared = ['sandbox/http/validators.generated.d.ts', 'src/api/schema.generated.d.ts'];

/**
 * Writes the declarations that these modules lead to, and nothing else. What a type is read from, a schema
 * or a table, is left out, so that its readers need no validator.
 */
export function writeTypes(entries: readonly string[], target: string): void {
  declare(entries);
  const files = entries.map((entry) => join(work, declarationOf(entry)));
  const program = ts.createProgram(files, {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2023,
    baseUrl: work,
    paths: { '#*': ['./*'] },
    types: ['node'],
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
  });
  for (const [file, statements] of neededFrom(program, files)) {
    const path = join(target, relative(resolve(work), file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, pruned(program, file, statements));
  }
}

/** Declarations of all that these modules import, with the imports of the repository. */
function declare(entries: readonly string[]): void {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: '.',
      rootDir: '../..',
    },
    include: [],
    files: entries.map((entry) => `../../${entry}`),
  };
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config));
  execFileSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', join(work, 'tsconfig.json')], {
    stdio: 'inherit',
  });
  for (const file of declared) {
    mkdirSync(dirname(join(work, file)), { recursive: true });
    copyFileSync(file, join(work, file));
  }
}

/** The text of each statement that the exports of these files need, by its file. */
type Needed = Map<string, Map<ts.Statement, string>>;

function neededFrom(program: ts.Program, files: readonly string[]): Needed {
  const checker = program.getTypeChecker();
  const root = `${resolve(work)}/`;
  const needed: Needed = new Map();

  function visitSymbol(symbol: ts.Symbol | undefined): void {
    if (symbol === undefined) return;
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    for (const declaration of (isAlias ? checker.getAliasedSymbol(symbol) : symbol).declarations ?? []) {
      const file = declaration.getSourceFile();
      const statement = file.statements.find(({ pos, end }) => pos <= declaration.pos && declaration.end <= end);
      if (statement !== undefined && resolve(file.fileName).startsWith(root)) keep(file, statement);
    }
  }

  function keep(file: ts.SourceFile, statement: ts.Statement): void {
    const path = resolve(file.fileName);
    const kept = needed.get(path) ?? new Map<ts.Statement, string>();
    needed.set(path, kept);
    if (kept.has(statement)) return;
    const plain = isDerived(statement) ? writtenOut(checker, statement) : undefined;
    kept.set(statement, plain?.text ?? statement.getFullText());
    visitNode(plain?.node ?? statement);
  }

  function visitNode(node: ts.Node): void {
    // A type that the checker has written has no place of its own, but its names have their symbols.
    if (ts.isIdentifier(node)) visitSymbol(madeWith(node) ?? checker.getSymbolAtLocation(node));
    ts.forEachChild(node, visitNode);
  }

  for (const name of files) {
    const file = program.getSourceFile(name);
    if (file === undefined) throw new Error(`${name} has not been declared.`);
    for (const statement of file.statements) if (!ts.isImportDeclaration(statement)) keep(file, statement);
  }
  return needed;
}

/** Whether a type says only where else it is to be read. */
function isDerived(statement: ts.Statement): statement is ts.TypeAliasDeclaration {
  const isPlain = ts.isTypeAliasDeclaration(statement) && statement.typeParameters === undefined;
  return isPlain && /\bz\.\w|\btypeof\b/.test(statement.getText());
}

function writtenOut(checker: ts.TypeChecker, alias: ts.TypeAliasDeclaration) {
  const flags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias;
  const node = checker.typeToTypeNode(checker.getTypeAtLocation(alias.name), alias, flags);
  if (node === undefined) throw new Error(`${alias.name.text} cannot be written out.`);
  const printed = ts.createPrinter().printNode(ts.EmitHint.Unspecified, node, alias.getSourceFile());
  const [comment = ''] = /^\s*(\/\*\*[\s\S]*?\*\/\s*)?/.exec(alias.getFullText()) ?? [];
  return { node, text: `${comment}export type ${alias.name.text} = ${printed};` };
}

function madeWith(node: ts.Identifier): ts.Symbol | undefined {
  return node.pos < 0 ? (node as ts.Identifier & { readonly symbol?: ts.Symbol }).symbol : undefined;
}

/** The file with what is needed of it, and the imports for that. */
function pruned(program: ts.Program, path: string, needed: ReadonlyMap<ts.Statement, string>): string {
  const statements = program.getSourceFile(path)?.statements ?? [];
  const body = statements.flatMap((statement) => needed.get(statement)?.trim() ?? []).join('\n');
  const imports = statements.flatMap((one) => (ts.isImportDeclaration(one) ? (importFor(one, body) ?? []) : []));
  const text = [...imports, body, 'export {};', ''].join('\n');
  const left = /\bz\.\w+|["']zod["']/.exec(text);
  if (left !== null) throw new Error(`${path} still needs the validator: ${left[0]}`);
  return text.replace(
    /(from |import\()(["'])(#|\.cache\/kit-types\/|\.{1,2}\/)([^"']+)\2/g,
    (_, before, quote, start, rest) => {
      const to = start.length < 4 && start !== '#' ? resolve(dirname(path), start, rest) : resolve(work, rest);
      const way = relative(dirname(path), to).replace(/(\.d)?\.tsx?$/, '');
      return `${before}${quote}${way.startsWith('.') ? '' : './'}${way.replace(/\.js$/, '')}.js${quote}`;
    },
  );
}

function importFor(statement: ts.ImportDeclaration, body: string): string | undefined {
  const bindings = statement.importClause?.namedBindings;
  if (bindings === undefined || !ts.isNamedImports(bindings)) return undefined;
  const used = bindings.elements.filter(({ name }) => new RegExp(`\\b${name.text}\\b`).test(body));
  if (used.length === 0) return undefined;
  return `import { ${used.map((one) => one.getText()).join(', ')} } from ${statement.moduleSpecifier.getText()};`;
}

function declarationOf(entry: string): string {
  return entry.replace(/\.ts$/, '.d.ts');
}
