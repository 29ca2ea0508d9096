/** Where a person was in the videos that they watched: `watched-positions.ts`, which pages without a video do not load. */
export const positionsKey = 'watched_positions';

/** Deletes the positions at sign-out. */
export function forgetPositions(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(positionsKey);
}
