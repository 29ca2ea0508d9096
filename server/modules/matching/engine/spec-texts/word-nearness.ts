/** For specs: a model that compares texts by their words. The product does not import this folder. */
import { Nearness } from '../semantic/nearness.js';
import { scaleTexts } from '../semantic/scale.js';
import { type TextVector, textVectorOf } from '../semantic/text-vector.js';

const DIMENSION = 512;

/** @param same texts with the meaning of another text. */
export function nearnessOfWords(texts: readonly string[], same: Readonly<Record<string, string>> = {}): Nearness {
  const meaning = new Map([
    ...Object.entries(same),
    ...scaleTexts.flatMap((text, at) => (at % 2 === 0 ? [[text, scaleTexts[at + 1] ?? ''] as const] : [])),
  ]);
  const axes = new Map<string, number>();
  const vectorOf = (text: string): TextVector => {
    const figures = new Array<number>(DIMENSION).fill(0);
    for (const word of (meaning.get(text) ?? text).split(' ')) {
      const axis = axes.get(word) ?? axes.size;
      axes.set(word, axis);
      figures[axis % DIMENSION] = 1;
    }
    return textVectorOf(figures) ?? new Int8Array(DIMENSION);
  };
  const nearness = Nearness.by('words', new Map([...scaleTexts, ...texts].map((text) => [text, vectorOf(text)])));
  if (!nearness) throw new Error('words tell nothing apart');
  return nearness;
}
