import { useState } from 'react';
import { blindReview, type BlindReviewAnswer } from '@modules/applications/http/blind.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

const pathOf = (applicationId: string) => `/api/applications/${applicationId}/blind` as const;

/** A worker makes the sound in a second or two. */
const ASK_EVERY_MS = 3_000;

/** Reads the step of the blind review that the reader has reached. */
export function useBlindReview(applicationId: string): Loadable<BlindReviewAnswer> {
  const [isWaiting, setWaiting] = useState(false);
  const read = useRead(
    'applications',
    ['blind', applicationId],
    (signal) => api({ path: pathOf(applicationId), answer: blindReview, signal }),
    { refetchInterval: isWaiting ? ASK_EVERY_MS : false },
  );
  const waits = read.data?.sound?.state === 'PREPARING';
  if (waits !== isWaiting) setWaiting(waits);
  return loadable(read);
}

/** Stops without a score. */
export async function leaveBlindReview(applicationId: string): Promise<void> {
  await api({ method: 'DELETE', path: pathOf(applicationId), answer: blindReview });
}
