import type { ReceivedApplication } from '@modules/applications/http/applications.contract';

/** An application as received. The time to undo a rejection is converted to this device's clock, which may be wrong. */
export type ShownApplication = Omit<ReceivedApplication, 'undo_seconds_left'> & {
  /** Milliseconds; null if nothing can be undone. */
  readonly undoEnds: number | null;
};

export function arrived<Row extends ReceivedApplication>(
  { undo_seconds_left: left, ...row }: Row,
  now: number,
): Omit<Row, 'undo_seconds_left'> & Pick<ShownApplication, 'undoEnds'> {
  return { ...row, undoEnds: left === null ? null : now + left * 1000 };
}

/** The reader is in a blind review: the server has hidden who the person is. */
export const isHidden = ({ blind_review: state }: Pick<ShownApplication, 'blind_review'>): boolean =>
  state === 'TEXT' || state === 'SOUND';

const DAY = 86_400_000;

/** Whether it has been in its stage longer than the team set for the stage. */
export const isOverLimit = (
  { since, limit_days: limit }: Pick<ShownApplication['stage'], 'since' | 'limit_days'>,
  now = Date.now(),
): boolean => limit !== undefined && now - Date.parse(since) > limit * DAY;
