import { useEffect, useEffectEvent } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import type { Continued } from '../api/continue-kept';
import { continueUploads } from '../api/continue-uploads';
import { useVideosText } from '../messages/use-videos-text';

/** Ends uploads that went on while no page was open, and says so. @param turn changes when the service worker reports an arrival */
export function ContinuedUploads({ turn }: { readonly turn: number }) {
  const text = useVideosText();
  const toasts = useToasts();
  const tell = useEffectEvent(({ name, outcome }: Continued) => {
    if (outcome === 'begun') toasts.info(text('upload.continued', { name }));
    if (outcome === 'arrived') toasts.success(text('upload.arrivedAlone', { name }));
    if (outcome === 'whole') toasts.success(text('upload.done'));
    if (outcome === 'without-questions') toasts.error(text('questions.lost'));
  });
  useEffect(() => {
    // Without the server nothing is lost: the next page continues.
    void continueUploads((continued) => tell(continued)).catch(() => undefined);
  }, [turn]);
  return null;
}
