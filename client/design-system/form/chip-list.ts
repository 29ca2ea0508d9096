/** Whether two chips say the same, whatever the case and the accents. */
export function isSame(a: string, b: string): boolean {
  return a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;
}

/** Commas, semicolons, tabs and line ends part a list that was typed or pasted. */
const separator = /[,;\t\r\n]+/u;

export function isList(typed: string): boolean {
  return separator.test(typed);
}

/** The chips with what was typed added: trimmed, blanks and doubles dropped, `max` at most. */
export function withAdded(chips: readonly string[], typed: string, max = Infinity): string[] {
  const all = [...chips];
  for (const part of typed.split(separator)) {
    const fresh = part.trim();
    if (fresh !== '' && all.length < max && !all.some((chip) => isSame(chip, fresh))) all.push(fresh);
  }
  return all;
}

/** Whether something of what was typed has no room any more. */
export function isOverfull(chips: readonly string[], typed: string, max: number): boolean {
  return withAdded(chips, typed).length > max;
}
