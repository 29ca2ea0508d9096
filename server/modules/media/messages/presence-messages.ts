import type { PresenceGesture, PresenceThing } from '../domain/presence-words.js';

/** The phrase and the gesture that are drawn for the mark "recorded here, live". */
export type PresenceMessages = Readonly<
  Record<
    | `MEDIA.PRESENCE_THING_${PresenceThing}`
    | `MEDIA.PRESENCE_GESTURE_${PresenceGesture}`
    | 'MEDIA.PRESENCE_PHRASE'
    | 'MEDIA.PRESENCE_TOO_MANY',
    string
  >
>;
