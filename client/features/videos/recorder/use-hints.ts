import { useState } from 'react';

const key = 'recorder_hints';

function isOnHere(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    // No storage: the hints are on, as at a first visit.
    return true;
  }
}

/** Whether hints about light are wanted on this device. */
export function useHints(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(isOnHere);
  const choose = (next: boolean): void => {
    setOn(next);
    try {
      localStorage.setItem(key, next ? 'on' : 'off');
    } catch {
      // No storage: the choice lasts as long as the page.
    }
  };
  return [isOn, choose];
}
