import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { bodyFamily, headingFamily, typography } from './typography';

const client = join(import.meta.dirname, '../..');

interface Weights {
  readonly min: number;
  readonly max: number;
}

/** Numbers of tables in the format WOFF2, which names the usual ones by number. */
const OS2 = 6;
const GLYF = 10;
const LOCA = 11;
const FVAR = 47;
const UNNAMED = 63;

/** A table of a WOFF2 file, or null if the file does not have it. */
function tableOf(file: Buffer, wanted: number): Buffer | null {
  let at = 48;
  let start = 0;
  let found: readonly [start: number, end: number] | null = null;
  const size = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at);
    at += 1;
    const table = flags & 63;
    if (table === UNNAMED) at += 4;
    const original = size();
    const version = flags >> 6;
    const isTransformed = table === GLYF || table === LOCA ? version !== 3 : version !== 0;
    const length = isTransformed ? size() : original;
    if (table === wanted) found = [start, start + length];
    start += length;
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return found && tables.subarray(...found);
}

/** The weights in a font file: the range of its axis, or the only one. */
function weightsIn(file: Buffer): Weights {
  const axes = tableOf(file, FVAR);
  for (let axis = 0; axes !== null && axis < axes.readUInt16BE(8); axis += 1) {
    const at = axes.readUInt16BE(4) + axis * axes.readUInt16BE(10);
    if (axes.toString('latin1', at, at + 4) === 'wght')
      return { min: axes.readInt32BE(at + 4) / 65_536, max: axes.readInt32BE(at + 12) / 65_536 };
  }
  const only = tableOf(file, OS2)?.readUInt16BE(4);
  if (only === undefined) throw new Error('This font has no OS/2 table');
  return { min: only, max: only };
}

/** The faces of fonts.css that are downloaded. */
function faces() {
  const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
  return [...css.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, face = '']) => {
    const path = /url\('([^']+)'\)/.exec(face)?.[1];
    if (path === undefined) return [];
    const [min = 0, max = min] = /font-weight: ([\d ]+);/.exec(face)?.[1]?.split(' ').map(Number) ?? [];
    const family = /font-family: '([^']+)'/.exec(face)?.[1] ?? '';
    return [{ family, declared: { min, max }, file: readFileSync(join(import.meta.dirname, path)) }];
  });
}

/** Numbers and words for a weight in the styles of the client. */
function usedWeights(): ReadonlySet<number> {
  const words: Readonly<Record<string, number>> = { normal: 400, bold: 700 };
  const files = globSync('**/*.{ts,tsx}', { cwd: client }).filter((file) => !/\.(?:spec|stories)\./.test(file));
  const found = files.flatMap((file) => [
    ...readFileSync(join(client, file), 'utf8').matchAll(/fontWeight: '?(\d+|normal|bold)\b/g),
  ]);
  return new Set(found.map(([, weight = '']) => words[weight] ?? Number(weight)));
}

describe('the fonts', () => {
  it('have the weights that fonts.css declares', () => {
    expect(faces().map(({ family, file }) => ({ family, ...weightsIn(file) }))).toEqual(
      faces().map(({ family, declared }) => ({ family, ...declared })),
    );
  });

  it('have every weight that a style uses', () => {
    const weights = faces().find(({ family }) => bodyFamily.includes(`'${family}'`))?.declared;
    const used = [...usedWeights()];
    expect(used).toEqual(expect.arrayContaining([400, 500, 600, 700]));
    expect(used.filter((weight) => !weights || weight < weights.min || weight > weights.max)).toEqual([]);
  });

  it('have the weight of headings', () => {
    const weights = faces().find(({ family }) => headingFamily.includes(`'${family}'`))?.declared;
    const styles: Readonly<Record<string, unknown>> = { ...typography };
    const headings = ['display', 'h1', 'h2', 'h3', 'h4', 'figure'].map((name) => styles[name]);
    const [min, max] = [weights?.min, weights?.max];
    expect(headings).toEqual(headings.map((): unknown => expect.objectContaining({ fontWeight: min })));
    expect(max).toBe(min);
  });
});
