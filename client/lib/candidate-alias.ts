/** Distinguishes masked people: `#C21D`. Uses the random end of the id; its start would reveal the day of registration. */
export function candidateAlias(userId: string): string {
  return `#${userId.replaceAll('-', '').slice(-4).toUpperCase()}`;
}
