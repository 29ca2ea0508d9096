import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, string>;

function objectsOf(file: string): Objects {
  return new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

function streamOf(object: string): string {
  const match = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(object);
  if (!match) return '';
  const bytes = Buffer.from(match[1] ?? '', 'latin1');
  return (object.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

const inUtf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Characters by glyph code, from the font's ToUnicode map. */
function signsOf(map: string): ReadonlyMap<number, string> {
  const signs = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f\s]*)>/gi)].forEach(([, hex = ''], index) =>
      signs.set(Number.parseInt(first, 16) + index, inUtf16(hex.replace(/\s/g, ''))),
    );
  }
  return signs;
}

/** The text lines of a PDF made by pdfkit with embedded fonts, in the order in which they were written. */
export function pdfLines(bytes: Buffer): readonly string[] {
  const objects = objectsOf(bytes.toString('latin1'));
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const object of objects.values()) {
    for (const [, name = '', reference = ''] of object.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(reference) ?? '')?.[1];
      if (map !== undefined) fonts.set(name, signsOf(streamOf(objects.get(map) ?? '')));
    }
  }
  const lines: string[] = [];
  for (const object of objects.values()) {
    let signs: ReadonlyMap<number, string> = new Map();
    for (const [, font, shown] of streamOf(object).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) signs = fonts.get(font) ?? new Map();
      if (shown === undefined) continue;
      const codes = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      lines.push(codes.map((code) => signs.get(Number.parseInt(code, 16)) ?? '\ufffd').join(''));
    }
  }
  return lines;
}
