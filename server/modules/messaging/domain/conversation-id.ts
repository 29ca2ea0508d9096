/** The id of the conversation of two people, independent of who starts it. */
export const conversationIdOf = (one: string, other: string): string =>
  one < other ? `${one}_${other}` : `${other}_${one}`;

/** The other person of a conversation; null if `personId` is not part of it. */
export function otherOf(conversationId: string, personId: string): string | null {
  const ids = conversationId.split('_');
  const [other] = ids.filter((id) => id !== personId);
  return ids.length === 2 && ids.includes(personId) ? (other ?? null) : null;
}
