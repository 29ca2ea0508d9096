import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import type { CompanyVideoAnswer } from '@modules/companies/http/company-videos.contract';
import { ConfirmDialog } from '../../../../design-system/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../../design-system/EmptyState/EmptyState';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { useLast } from '../../../../lib/use-last';
import { type CategoryFilter as Category, inCategory } from '../../domain/gallery';
import type { EntryValues } from '../../forms/entry.schema';
import { useCompanyText } from '../../messages/use-company-text';
import { CategoryFilter } from '../Gallery/CategoryFilter';
import { EntryDialog } from './EntryDialog';
import { GalleryRow } from './GalleryRow';
import { useGalleryOrder } from './use-gallery-order';

export interface GalleryEditorProps {
  readonly videos: readonly CompanyVideoAnswer[];
  readonly renderPlayer: (videoId: string, title: string) => ReactNode;
  /** Renders the captions dialog of a video, which loads and saves by itself. */
  readonly renderCaptions: (videoId: string, onClose: () => void) => ReactNode;
  readonly onChange: (id: string, values: EntryValues) => Promise<void>;
  readonly onMove: (id: string, order: number) => Promise<void>;
  readonly onRemove: (id: string) => Promise<void>;
}

/**
 * The company's own gallery: watch, edit, caption, reorder, remove. Moving a video changes its place among those shown.
 */
export function GalleryEditor(props: GalleryEditorProps) {
  const { videos, renderPlayer, renderCaptions, onChange, onMove, onRemove } = props;
  const text = useCompanyText();
  const toasts = useToasts();
  const [category, setCategory] = useState<Category>('ALL');
  const [watchedId, setWatchedId] = useState<string | null>(null);
  const [edited, setEdited] = useState<CompanyVideoAnswer | null>(null);
  const [captionedId, setCaptionedId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<CompanyVideoAnswer | null>(null);
  const dragged = useRef<CompanyVideoAnswer | null>(null);
  const { shown, move } = useGalleryOrder(videos, onMove);
  if (videos.length === 0)
    return <EmptyState level={3} title={text('gallery.empty')} sentence={text('gallery.emptySentence')} />;
  const listed = inCategory(shown, category);
  const watched = listed.find(({ id, status }) => id === watchedId && status === 'COMPLETED');
  const step = async (video: CompanyVideoAnswer, by: -1 | 1, button: HTMLElement): Promise<void> => {
    const onto = listed[listed.indexOf(video) + by];
    if (!onto) return;
    const moving = move(video, onto);
    // The button moved with its row. At the end of the list it is disabled, so the opposite button takes the focus.
    requestAnimationFrame(() => {
      const twins = button.parentElement?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)');
      (button instanceof HTMLButtonElement && !button.disabled ? button : twins?.[0])?.focus();
    });
    await moving;
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CategoryFilter videos={shown} value={category} onChange={setCategory} />
      {watched && watched.video_id !== null && (
        <Box sx={{ maxWidth: 720 }}>{renderPlayer(watched.video_id, watched.title)}</Box>
      )}
      <Box component="ol" sx={{ p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {listed.map((video, index) => (
          <GalleryRow
            key={video.id}
            video={video}
            isFirst={index === 0}
            isLast={index === listed.length - 1}
            isWatched={video.id === watched?.id}
            onWatch={() => setWatchedId(video.id)}
            onEdit={() => setEdited(video)}
            onCaptions={() => setCaptionedId(video.video_id)}
            onRemove={() => setRemoved(video)}
            onStep={(by, button) => void step(video, by, button)}
            onDragStart={() => (dragged.current = video)}
            onDropHere={() => {
              const moved = dragged.current;
              dragged.current = null;
              if (moved) void move(moved, video);
            }}
          />
        ))}
      </Box>
      {edited && (
        <EntryDialog
          video={edited}
          onClose={() => setEdited(null)}
          onSave={async (values) => {
            await onChange(edited.id, values);
            setEdited(null);
            toasts.success(text('entry.saved'));
          }}
        />
      )}
      {captionedId !== null && renderCaptions(captionedId, () => setCaptionedId(null))}
      <RemoveDialog video={removed} onRemove={onRemove} onClose={() => setRemoved(null)} />
    </Box>
  );
}

interface RemoveDialogProps {
  readonly video: CompanyVideoAnswer | null;
  readonly onRemove: (id: string) => Promise<void>;
  readonly onClose: () => void;
}

function RemoveDialog({ video, onRemove, onClose }: RemoveDialogProps) {
  const text = useCompanyText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const shown = useLast(video);
  const [isBusy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    if (!video) return;
    setBusy(true);
    try {
      await onRemove(video.id);
      toasts.success(text('entry.removed'));
    } catch (error) {
      toasts.error(`${text('entry.removeFailed')} ${errorText(error)}`);
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={video !== null}
      title={text('entry.removeTitle', { title: shown?.title ?? '' })}
      confirmLabel={text('entry.removeConfirm')}
      danger
      busy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {text('entry.removeSentence')}
    </ConfirmDialog>
  );
}
