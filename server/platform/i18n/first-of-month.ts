/** French writes the first of a month as `1er`, which Intl does not do. English texts do not match. */
export const firstOfMonth = (text: string): string =>
  text.replace(/(?<!\d)1 (?=janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)/g, '1er ');
