import type { ReceivedApplication } from '@modules/applications/http/applications.contract';

/** As it arrived here: the time in which a refusal can be taken back counts on this device's clock, whatever it shows. */
export type ShownApplication = Omit<ReceivedApplication, 'undo_seconds_left'> & {
  /** Milliseconds; null where nothing can be taken back. */
  readonly undoEnds: number | null;
};

export function arrived<Row extends ReceivedApplication>(
  { undo_seconds_left: left, ...row }: Row,
  now: number,
): Omit<Row, 'undo_seconds_left'> & Pick<ShownApplication, 'undoEnds'> {
  return { ...row, undoEnds: left === null ? null : now + left * 1000 };
}
