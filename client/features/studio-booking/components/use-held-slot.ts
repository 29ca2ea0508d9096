import { useEffect, useRef, useState } from 'react';
import type { SlotHold } from '@modules/bookings/http/studio-bookings.contract';
import { isApiError } from '../../../lib/api-error';
import type { ChosenSlot } from './SlotPicker';

export interface HeldSlotActions {
  readonly hold: (slot: {
    preferred_date: string;
    preferred_time: SlotHold['preferred_time'];
    hold_token?: string;
  }) => Promise<SlotHold>;
  readonly release: (token: string) => Promise<void>;
  readonly refresh: () => Promise<void>;
}

export interface HeldSlot {
  readonly chosen: ChosenSlot;
  readonly held: SlotHold | null;
  readonly isOver: boolean;
  /** Why the slot could not be held, or is no longer available. */
  readonly problem: unknown;
  readonly choose: (slot: ChosenSlot) => Promise<void>;
  /** Call it if somebody else took the slot: clears the time, keeps the day, and reads the free slots again. */
  readonly lost: (problem: unknown) => Promise<void>;
  /** Call it after booking: the slot is no longer held. */
  readonly forget: () => void;
}

const nothing: ChosenSlot = { day: null, time: null };

/** Whether the error concerns the slot itself; after other errors the choice stays. */
export const isSlotGone = (error: unknown): boolean =>
  isApiError(error) &&
  ['BOOKINGS.SLOT_TAKEN', 'BOOKINGS.DAY_CLOSED', 'BOOKINGS.SLOT_PAST', 'BOOKINGS.WEEKDAYS_ONLY'].includes(error.code);

/** The chosen slot, held on the server while the form is open, and released when the person leaves. */
export function useHeldSlot({ hold, release, refresh }: HeldSlotActions): HeldSlot {
  const [chosen, setChosen] = useState<ChosenSlot>(nothing);
  const [held, setHeld] = useState<SlotHold | null>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const token = useRef<string | null>(null);
  const leave = useRef(release);
  const hasLeft = useRef(false);
  const asked = useRef(0);
  const underWay = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    hasLeft.current = false;
    const letGo = leave.current;
    return () => {
      hasLeft.current = true;
      // If this request is lost, the server releases the slot after five minutes.
      if (token.current !== null) void letGo(token.current).catch(() => undefined);
    };
  }, []);

  useEffect(() => {
    if (held === null) return;
    const left = new Date(held.expires_at).getTime() - Date.now();
    const timer = setTimeout(() => setOver(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [held]);

  const lost = async (error: unknown): Promise<void> => {
    setProblem(error);
    setChosen(({ day }) => ({ day, time: null }));
    token.current = null;
    setHeld(null);
    await refresh();
  };

  const holdIt = async (day: string, time: SlotHold['preferred_time']): Promise<void> => {
    try {
      const before = token.current;
      const answer = await hold({
        preferred_date: day,
        preferred_time: time,
        ...(before !== null && { hold_token: before }),
      });
      token.current = answer.hold_token;
      if (hasLeft.current) await release(answer.hold_token).catch(() => undefined);
      else setHeld(answer);
    } catch (error) {
      if (isSlotGone(error)) await lost(error);
      else setProblem(error);
    }
  };

  return {
    chosen,
    held,
    isOver,
    problem,
    lost,
    forget: () => {
      token.current = null;
      setHeld(null);
      setChosen(nothing);
      setProblem(null);
    },
    choose: async (slot) => {
      setChosen(slot);
      setProblem(null);
      setOver(false);
      const turn = (asked.current += 1);
      // One request at a time: the next must name the hold that it replaces, or the server would keep both for five
      // minutes.
      await underWay.current.catch(() => undefined);
      if (turn !== asked.current || slot.day === null || slot.time === null) return;
      underWay.current = holdIt(slot.day, slot.time);
      await underWay.current;
    },
  };
}
