import { scoreSteps } from '@modules/applications/http/reviews.contract';

/** Attribute of a criterion's element, by which a key finds its scores. */
export const CRITERION = 'data-criterion';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat' | 'target'
>;

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('textarea, select, input:not([type="radio"]), [contenteditable]') !== null;

/**
 * The action of a key in a review: scores the criterion that has the focus, or saves all of them. Digits typed into a text stay text.
 *
 * @returns the score, `SAVE`, or null if the key is not for the review.
 */
export function reviewKey(pressed: Pressed, singleKeys: boolean): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat, target } = pressed;
  if (isComposing || altKey || shiftKey || repeat) return null;
  if (key === 'Enter') return ctrlKey !== metaKey ? 'SAVE' : null;
  if (ctrlKey || metaKey || !singleKeys || isText(target)) return null;
  return scoreSteps.some((step) => String(step) === key) ? key : null;
}

/** Gives the score to the criterion around the target, and moves the focus to it. */
export function chooseScore(target: EventTarget, score: string): void {
  if (!(target instanceof Element)) return;
  const radio = target
    .closest(`[${CRITERION}]`)
    ?.querySelector<HTMLInputElement>(`input[type="radio"][value="${score}"]`);
  radio?.click();
  radio?.focus();
}
