import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HandoverMade, HandoverPage } from '@modules/handover/http/handover.contract';
import { useErrorText } from '../../../lib/error-text';
import { useOccupation } from '../../../lib/session/use-session';
import { endHandover, makeHandover, useHandover } from '../api/handover';
import { isLive, phoneState } from '../domain/phone-state';
import { PhoneDialogView } from './PhoneDialogView';

/** The person reads that the file arrived before the screen changes. */
const READ_MS = 1_500;

export interface PhoneDialogProps {
  readonly page: HandoverPage;
  /** The phone is done. @param videoId null for a résumé */
  readonly onDone: (videoId: string | null) => void;
  readonly onClose: () => void;
}

/** Makes a code when it opens, or follows the phone that is connected. Closing it leaves the phone connected. */
export function PhoneDialog({ page, onDone, onClose }: PhoneDialogProps) {
  const errorText = useErrorText();
  const [made, setMade] = useState<HandoverMade | null>(null);
  /** The handover that this dialog shows. */
  const [followed, setFollowed] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { data: answered, dataUpdatedAt, error: unread, refetch } = useHandover();
  const current = answered ?? null;
  // The person is busy with the phone, so this session must not become idle.
  useOccupation(true);

  if (followed === null && isLive(current) && current.page.kind === page.kind) setFollowed(current.id);

  const make = (): Promise<void> =>
    makeHandover(page).then((link) => {
      setFollowed(link.handover.id);
      setMade(link);
    }, setError);
  const makeAgain = (): void => {
    setMade(null);
    setError(null);
    void make();
  };
  const isBegun = useRef(false);
  const begin = useEffectEvent((): void => {
    if (isBegun.current || followed !== null) return;
    isBegun.current = true;
    void make();
  });
  const isRead = answered !== undefined || unread !== null;
  useEffect(() => {
    if (isRead) begin();
  }, [isRead]);

  const end = async (): Promise<void> => {
    try {
      await endHandover();
      await refetch();
    } catch (failure) {
      setError(failure);
    }
  };
  const isDone = current?.id === followed && current?.status === 'DONE';
  const done = useEffectEvent(() => onDone(current?.video_id ?? null));
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => done(), READ_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  const following = followed === null ? null : current;
  return (
    <PhoneDialogView
      open
      state={error === null ? phoneState(made, following, dataUpdatedAt) : { kind: 'failed', reason: errorText(error) }}
      onNew={makeAgain}
      onEnd={() => void end()}
      onClose={() => (isDone ? onDone(current.video_id) : onClose())}
    />
  );
}
