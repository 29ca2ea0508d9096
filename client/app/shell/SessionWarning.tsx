import { useEffect, useState } from 'react';
import { useAnnounce } from '../../design-system/LiveRegion/live-region-context';
import { useSessionStore, useSessionWarning } from '../../lib/session/use-session';
import { useAppText } from '../messages/use-app-text';
import { SessionWarningDialog } from './SessionWarningDialog';

const SECOND = 1_000;
/** A second announcement for people who cannot see the countdown. */
const SAID_AGAIN_AT_SECONDS = 20;
/**
 * The dialog stays this long after an answer, so that a click meant for its button does not hit the page below. The
 * answer may come from another tab.
 */
const LINGERS_MS = 1_200;

/** Warns before the session ends due to inactivity. Any activity, here or in another tab, dismisses it. */
export function SessionWarning() {
  const store = useSessionStore();
  const endsAt = useSessionWarning();
  const [shown, setShown] = useState<'nothing' | 'warning' | 'answered'>('nothing');
  const isWarning = endsAt !== null;
  if (isWarning && shown !== 'warning') setShown('warning');
  // If the session has already ended, the sign-in page says so instead.
  if (!isWarning && shown === 'warning') setShown(store.userId() === null ? 'nothing' : 'answered');
  useEffect(() => {
    if (shown !== 'answered') return;
    const timer = setTimeout(() => setShown('nothing'), LINGERS_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const left = useSecondsUntil(endsAt);
  return (
    <SessionWarningDialog
      open={shown !== 'nothing'}
      secondsLeft={shown === 'warning' ? left : null}
      onStay={() => {
        store.stay();
        setShown('nothing');
      }}
    />
  );
}

function useSecondsUntil(endsAt: number | null): number {
  const text = useAppText();
  const announce = useAnnounce();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsAt === null) return;
    let before = Infinity;
    const look = (): void => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND));
      if (now <= SAID_AGAIN_AT_SECONDS && before > SAID_AGAIN_AT_SECONDS && before !== Infinity)
        announce(text('idle.soon', { count: now }), 'assertive');
      before = now;
      setLeft(now);
    };
    look();
    const timer = setInterval(look, SECOND / 2);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- text and announce are read when they are needed
  }, [endsAt]);
  return left;
}
