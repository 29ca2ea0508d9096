import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { SlotHold } from '@modules/bookings/http/studio-bookings.contract';
import { type HeldSlotActions, useHeldSlot } from './use-held-slot';

const inFiveMinutes = (): string => new Date(Date.now() + 300_000).toISOString();

/** A fake server whose responses wait until the spec releases them. */
function slowServer() {
  const waiting: (() => void)[] = [];
  const hold = jest.fn<HeldSlotActions['hold']>(
    (slot) =>
      new Promise<SlotHold>((resolve) => {
        waiting.push(() =>
          resolve({
            preferred_date: slot.preferred_date,
            preferred_time: slot.preferred_time,
            hold_token: `token of ${slot.preferred_time}`,
            expires_at: inFiveMinutes(),
          }),
        );
      }),
  );
  const release = jest.fn<HeldSlotActions['release']>(() => Promise.resolve());
  const answerNext = () =>
    act(async () => {
      waiting.shift()?.();
      await Promise.resolve();
    });
  return { hold, release, answerNext, actions: { hold, release, refresh: () => Promise.resolve() } };
}

const choose = (slots: { result: { current: ReturnType<typeof useHeldSlot> } }, time: SlotHold['preferred_time']) =>
  act(async () => {
    void slots.result.current.choose({ day: '2030-01-07', time });
    await Promise.resolve();
    await Promise.resolve();
  });

it('holds one slot at a time, however quickly somebody chooses, and names the hold it replaces', async () => {
  const { hold, answerNext, actions } = slowServer();
  const slots = renderHook(() => useHeldSlot(actions));
  await choose(slots, '09:00');
  await choose(slots, '10:00');
  await choose(slots, '11:00');
  expect(hold).toHaveBeenCalledTimes(1);
  await answerNext();
  expect(hold).toHaveBeenCalledTimes(2);
  expect(hold).toHaveBeenLastCalledWith({
    preferred_date: '2030-01-07',
    preferred_time: '11:00',
    hold_token: 'token of 09:00',
  });
  await answerNext();
  expect(slots.result.current.held?.hold_token).toBe('token of 11:00');
  expect(slots.result.current.chosen.time).toBe('11:00');
});

it('releases a slot whose hold arrives after the person left the page', async () => {
  const { release, answerNext, actions } = slowServer();
  const slots = renderHook(() => useHeldSlot(actions));
  await choose(slots, '09:00');
  slots.unmount();
  expect(release).not.toHaveBeenCalled();
  await answerNext();
  expect(release).toHaveBeenCalledWith('token of 09:00');
});
