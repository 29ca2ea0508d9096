/** Whether two chips are equal, ignoring case and accents. */
export function isSame(a: string, b: string): boolean {
  return a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;
}

/** Commas, semicolons, tabs and line ends separate items. */
const separator = /[,;\t\r\n]+/u;

export function isList(typed: string): boolean {
  return separator.test(typed);
}

/** Adds the typed items to the chips: trimmed, without blanks and duplicates, `max` at most. */
export function withAdded(chips: readonly string[], typed: string, max = Infinity): string[] {
  const all = [...chips];
  for (const part of typed.split(separator)) {
    const fresh = part.trim();
    if (fresh !== '' && all.length < max && !all.some((chip) => isSame(chip, fresh))) all.push(fresh);
  }
  return all;
}

/** Whether some typed items exceed the max. */
export function isOverfull(chips: readonly string[], typed: string, max: number): boolean {
  return withAdded(chips, typed).length > max;
}
