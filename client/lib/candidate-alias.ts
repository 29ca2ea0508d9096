/**
 * Tells two masked people apart: `#C21D`. The end of the opaque id, which is drawn by lot; its beginning is the day of
 * registration and says more than it should.
 */
export function candidateAlias(userId: string): string {
  return `#${userId.replaceAll('-', '').slice(-4).toUpperCase()}`;
}
