import { useEffect, useState } from 'react';
import { isTilted } from '../domain/picture-tilt';

const LOOK_EVERY_MS = 500;

/**
 * Whether the device leans to one side, looked at twice a second. False on a computer, and where the system asks for permission first:
 * a hint is not worth a question.
 */
export function useTilt(isOn: boolean): boolean {
  const [tilted, setTilted] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let lookedAt = 0;
    let before = false;
    const look = ({ accelerationIncludingGravity: pull }: DeviceMotionEvent): void => {
      const now = performance.now();
      if (now - lookedAt < LOOK_EVERY_MS || !pull) return;
      lookedAt = now;
      const leans = isTilted({ x: pull.x ?? 0, y: pull.y ?? 0 });
      // Twice in a row, because hands move.
      if (leans === before) setTilted(leans);
      before = leans;
    };
    window.addEventListener('devicemotion', look);
    return () => {
      window.removeEventListener('devicemotion', look);
      setTilted(false);
    };
  }, [isOn]);
  return tilted;
}
