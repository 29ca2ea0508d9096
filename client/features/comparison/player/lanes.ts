/** The part of a person's video that plays, in seconds of that video. */
export interface Lane {
  /** The person's application. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** TOGETHER: everybody at once, one of them audible. IN_TURN: one after the other. */
export const playModes = ['TOGETHER', 'IN_TURN'] as const;
export type PlayMode = (typeof playModes)[number];

/** Max difference in seconds between two videos. Seeking interrupts playback, so smaller differences are kept. */
const APART = 0.4;
/** Browsers report times a few hundredths early. */
const NEARLY = 0.05;

export const lengthOf = ({ start, end }: Lane): number => Math.max(0, end - start);

export const longest = (lanes: readonly Lane[]): number => Math.max(0, ...lanes.map(lengthOf));

/** The time in the person's own video for a time since the answer began. */
export const timeAt = (lane: Lane, offset: number): number =>
  lane.start + Math.min(Math.max(0, offset), lengthOf(lane));

export const hasEnded = (lane: Lane, time: number): boolean => time >= lane.end - NEARLY;

/** Whether a video must be moved to be in step with the position. */
export const isApart = (lane: Lane, time: number, offset: number): boolean =>
  Math.abs(time - timeAt(lane, offset)) > APART;

/** The answers that play at a position: in turn only the current one. */
export function playing(lanes: readonly Lane[], mode: PlayMode, current: string | null, offset: number): Lane[] {
  return lanes.filter((lane) => (mode === 'IN_TURN' ? lane.id === current : true) && offset < lengthOf(lane) - NEARLY);
}

export const after = (lanes: readonly Lane[], current: string | null): Lane | null =>
  lanes[lanes.findIndex(({ id }) => id === current) + 1] ?? null;
