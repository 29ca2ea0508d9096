/** Placeholder for the person's name in a note to many. */
export const namePlaceholders = { fr: '{nom}', en: '{name}' } as const;

/** The note with the person's name in it. */
export function personalNote(note: string, name: string): string {
  return Object.values(namePlaceholders)
    .reduce((text, placeholder) => text.replaceAll(placeholder, name), note)
    .trim();
}

/** The note as the server gets it: one for everybody, and others for those whose text differs. Null for no note. */
export function notesToSend(
  note: string,
  people: readonly { readonly id: string; readonly name: string }[],
  own: ReadonlyMap<string, string>,
): { readonly reason: string | null; readonly texts: readonly { id: string; reason: string | null }[] } {
  const common = note.trim();
  const orNone = (text: string): string | null => (text === '' ? null : text);
  const texts = people.flatMap(({ id, name }) => {
    const text = own.get(id)?.trim() ?? personalNote(common, name);
    return text === common ? [] : [{ id, reason: orNone(text) }];
  });
  return { reason: orNone(common), texts };
}
