/** French writes the first of a month `1er`, which no formatter does. Texts in English have nothing like it. */
export const firstOfMonth = (text: string): string =>
  text.replace(/(?<!\d)1 (?=janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)/g, '1er ');
