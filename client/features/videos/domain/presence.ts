/** The phrase and the gesture that were drawn for a recording. */
export interface Presence {
  readonly phrase: string;
  readonly gesture: string;
  /** ISO 8601. An upload that begins later arrives without the mark. */
  readonly expiresAt: string;
}

export const isOver = ({ expiresAt }: Presence, now: number): boolean => Date.parse(expiresAt) <= now;
