/** The page's rules with its fonts in them: a picture loads nothing. */
let written: Promise<string> | undefined;
let writtenFor = -1;

export function pageStyles(): Promise<string> {
  // Another page of the app may bring a sheet of its own.
  if (written === undefined || writtenFor !== document.styleSheets.length) {
    writtenFor = document.styleSheets.length;
    written = Promise.all([...document.styleSheets].map(textOf)).then((texts) => texts.join('\n'));
  }
  return written;
}

async function textOf(sheet: CSSStyleSheet): Promise<string> {
  const base = sheet.href ?? document.baseURI;
  const rules = [...sheet.cssRules].map((rule) =>
    rule instanceof CSSFontFaceRule ? withFont(rule, base) : rule.cssText,
  );
  return (await Promise.all(rules)).join('\n');
}

const address = /url\("([^"]+)"\)/;

/** Fonts that the page does not use now are left out. */
async function withFont({ cssText, style }: CSSFontFaceRule, base: string): Promise<string> {
  const family = style.getPropertyValue('font-family').replaceAll('"', '');
  const isUsed = [...document.fonts].some(
    (font) => font.family.replaceAll('"', '') === family && font.status === 'loaded',
  );
  const url = address.exec(cssText)?.[1];
  if (!isUsed || url === undefined) return '';
  const font = await fetch(new URL(url, base)).then((response) => response.blob());
  return cssText.replace(address, `url("${await asDataUrl(font)}")`);
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The font could not be read.'));
    reader.readAsDataURL(blob);
  });
}
