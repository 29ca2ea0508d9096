import { useState } from 'react';
import type { CompanyVideoAnswer } from '@modules/companies/http/company-videos.contract';
import { useAnnounce } from '../../../../design-system/LiveRegion/live-region-context';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { withMoved } from '../../domain/gallery';
import { useCompanyText } from '../../messages/use-company-text';

/**
 * Reorders a gallery immediately and saves the order shortly after; the next response of the server wins.
 * `move` puts one video at the place of another and announces it.
 */
export function useGalleryOrder(
  videos: readonly CompanyVideoAnswer[],
  onMove: (id: string, order: number) => Promise<void>,
) {
  const text = useCompanyText();
  const announce = useAnnounce();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [moved, setMoved] = useState<{ of: readonly CompanyVideoAnswer[]; to: readonly CompanyVideoAnswer[] } | null>(
    null,
  );
  const shown = moved !== null && moved.of === videos ? moved.to : videos;
  const move = async (video: CompanyVideoAnswer, onto: CompanyVideoAnswer): Promise<void> => {
    const next = withMoved(shown, video.id, onto.id);
    if (next === shown) return;
    const place = next.findIndex(({ id }) => id === video.id);
    setMoved({ of: videos, to: next });
    announce(text('gallery.moved', { title: video.title, place: place + 1, total: next.length }));
    try {
      await onMove(video.id, place);
    } catch (error) {
      setMoved(null);
      toasts.error(`${text('gallery.moveFailed')} ${errorText(error)}`);
    }
  };
  return { shown, move };
}
