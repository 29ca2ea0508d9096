/** The conversation of two people, whoever starts it. */
export const conversationIdOf = (one: string, other: string): string =>
  one < other ? `${one}_${other}` : `${other}_${one}`;

/** The other one of a conversation; null where the id is none of the person's. */
export function otherOf(conversationId: string, personId: string): string | null {
  const ids = conversationId.split('_');
  const [other] = ids.filter((id) => id !== personId);
  return ids.length === 2 && ids.includes(personId) ? (other ?? null) : null;
}
