/** Pull of gravity along the sides of the device, in m/s². */
export interface Gravity {
  readonly x: number;
  readonly y: number;
}

/** Degrees from upright above which the hint about a leaning phone appears. */
const TILT_DEGREES = 10;
/** Less pull along the screen means that the device lies flat, where it has no upright side. */
const FLAT = 5;

/** Whether a phone leans to one side. Systems differ in signs and axes, so only the distance from the next right angle counts. */
export function isTilted({ x, y }: Gravity): boolean {
  if (Math.hypot(x, y) < FLAT) return false;
  const beside = Math.abs((Math.atan2(x, y) * 180) / Math.PI) % 90;
  return Math.min(beside, 90 - beside) > TILT_DEGREES;
}
