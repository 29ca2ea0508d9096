const key = 'recorder_blur';

/** Whether the person chose a blurred background on this device. */
export function isBlurChosen(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    // No storage: as at a first visit.
    return false;
  }
}

export function chooseBlur(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // No storage: the choice lasts as long as the page.
  }
}
