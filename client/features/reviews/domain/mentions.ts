export interface Person {
  readonly id: string;
  readonly full_name: string;
}

/** People mentioned with `@` in a text. Longer names first, so that "@Marie Roy" is not read as "@Marie". */
export function mentionsIn(text: string, people: readonly Person[]): string[] {
  const folded = text.toLocaleLowerCase();
  const found: string[] = [];
  let rest = folded;
  for (const { id, full_name: name } of [...people].sort((a, b) => b.full_name.length - a.full_name.length)) {
    const mark = `@${name.toLocaleLowerCase()}`;
    if (!rest.includes(mark)) continue;
    found.push(id);
    rest = rest.replaceAll(mark, ' ');
  }
  return found;
}
