/** Nouns for the drawn phrase: plural, easy to say and to understand in both languages. Example: "37 rivers and 82 lamps". */
export const presenceThings = [
  'APPLES',
  'BOATS',
  'BOOKS',
  'BRIDGES',
  'BUTTONS',
  'CANDLES',
  'CHAIRS',
  'CLOUDS',
  'DRUMS',
  'FEATHERS',
  'FORESTS',
  'GARDENS',
  'GUITARS',
  'ISLANDS',
  'KEYS',
  'LAMPS',
  'LEMONS',
  'MAPLES',
  'MITTENS',
  'MOUNTAINS',
  'PENCILS',
  'RIVERS',
  'SPOONS',
  'TRAINS',
] as const;
export type PresenceThing = (typeof presenceThings)[number];

/** Gestures that are seen at once and hide no face. */
export const presenceGestures = [
  'OPEN_HAND',
  'TWO_FINGERS',
  'TOUCH_EAR',
  'TOUCH_NOSE',
  'HAND_ON_SHOULDER',
  'THUMB_UP',
  'TILT_HEAD',
  'LOOK_UP',
] as const;
export type PresenceGesture = (typeof presenceGestures)[number];

/** Two numbers and two different things: more than four million phrases. */
export interface DrawnWords {
  readonly first: number;
  readonly firstThing: PresenceThing;
  readonly second: number;
  readonly secondThing: PresenceThing;
  readonly gesture: PresenceGesture;
}

/** From 11: each number is plural and has one spoken form. */
const SMALLEST = 11;
const LARGEST = 99;

/**
 * Draws a phrase and a gesture.
 *
 * @param below a random integer from 0 to less than its argument
 */
export function drawWords(below: (limit: number) => number): DrawnWords {
  const number = (): number => SMALLEST + below(LARGEST - SMALLEST + 1);
  const place = below(presenceThings.length);
  // A step of at least one, so that the two things differ.
  const other = (place + 1 + below(presenceThings.length - 1)) % presenceThings.length;
  return {
    first: number(),
    firstThing: presenceThings[place] ?? 'APPLES',
    second: number(),
    secondThing: presenceThings[other] ?? 'BOATS',
    gesture: presenceGestures[below(presenceGestures.length)] ?? 'OPEN_HAND',
  };
}
