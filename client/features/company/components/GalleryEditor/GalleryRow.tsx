import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import type { CompanyVideoAnswer } from '@modules/companies/http/company-videos.contract';
import { Button } from '../../../../design-system/Button/Button';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { ProgressBar } from '../../../../design-system/ProgressBar/ProgressBar';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { TextLink } from '../../../../design-system/TextLink/TextLink';
import { icon, radius } from '../../../../design-system/theme/tokens';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { isUnderWay, shortAddress } from '../../domain/gallery';
import { useCompanyText } from '../../messages/use-company-text';
import { Thumbnail } from '../Gallery/Thumbnail';

export interface GalleryRowProps {
  readonly video: CompanyVideoAnswer;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isWatched: boolean;
  readonly onWatch: () => void;
  readonly onEdit: () => void;
  readonly onCaptions: () => void;
  readonly onRemove: () => void;
  /** `by` one place up (-1) or down (1). */
  readonly onStep: (by: -1 | 1, button: HTMLElement) => void;
  readonly onDragStart: () => void;
  /** Called when another row is dropped here. */
  readonly onDropHere: () => void;
}

/** One video of the company's gallery with its actions. Moved by drag and drop or by its buttons. */
export function GalleryRow(props: GalleryRowProps) {
  const { video, isFirst, isLast, isWatched, onWatch, onEdit, onStep, onDragStart, onDropHere } = props;
  const { onCaptions, onRemove } = props;
  const text = useCompanyText();
  const shared = useSharedText();
  const [isOver, setOver] = useState(false);
  const named = (label: string): string => shared('action.named', { label, name: video.title });
  const over = (event: DragEvent, inside: boolean): void => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <Box
      component="li"
      draggable
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', video.title);
        onDragStart();
      }}
      onDragOver={(event: DragEvent) => over(event, true)}
      onDragLeave={(event: DragEvent) => over(event, false)}
      onDrop={(event: DragEvent) => {
        over(event, false);
        onDropHere();
      }}
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr) auto' },
        p: { xs: 2, sm: 2 },
        border: 1,
        borderColor: isOver ? 'accent.text' : isWatched ? 'line.strong' : 'line.main',
        borderRadius: `${radius.card}px`,
        bgcolor: isOver ? 'accent.tint' : 'background.paper',
        cursor: 'grab',
      }}
    >
      <Thumbnail video={video} />
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
          <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {video.title}
          </Typography>
          <StateBadge tone="neutral">{text(`category.${video.video_category}`)}</StateBadge>
          {!video.is_public && <StateBadge tone="info">{text('entry.private')}</StateBadge>}
        </Box>
        {video.description !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {video.description}
          </Typography>
        )}
        {isUnderWay(video) && (
          <ProgressBar
            value={video.progress}
            label={text(video.status === 'PENDING' ? 'gallery.waiting' : 'gallery.processing')}
          />
        )}
        {video.status === 'FAILED' && (
          <Box role="alert" sx={{ display: 'grid', gap: 0.5 }}>
            <Box>
              <StateBadge tone="danger">{text('gallery.failed')}</StateBadge>
            </Box>
            <Typography variant="body2">{video.error?.message ?? text('gallery.failedHint')}</Typography>
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {video.video_id === null ? (
            <TextLink href={video.video_url} external>
              {text('watch.elsewhere', { site: shortAddress(video.video_url).split('/')[0] ?? '' })}
            </TextLink>
          ) : (
            video.status === 'COMPLETED' &&
            !isWatched && (
              <Button dense onClick={onWatch} aria-label={named(text('watch'))}>
                {text('watch')}
              </Button>
            )
          )}
          <Button dense variant="text" onClick={onEdit} aria-label={named(text('entry.edit'))} aria-haspopup="dialog">
            {text('entry.edit')}
          </Button>
          {video.video_id !== null && video.status !== 'FAILED' && (
            <Button
              dense
              variant="text"
              onClick={onCaptions}
              aria-label={named(text('entry.captions'))}
              aria-haspopup="dialog"
            >
              {text('entry.captions')}
            </Button>
          )}
          <Button
            dense
            variant="danger"
            onClick={onRemove}
            aria-label={named(text('entry.remove'))}
            aria-haspopup="dialog"
          >
            {text('entry.remove')}
          </Button>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'row', sm: 'column' }, alignItems: 'center', gap: 0.5 }}>
        <IconButton
          label={named(text('gallery.up'))}
          disabled={isFirst}
          onClick={(event) => onStep(-1, event.currentTarget)}
        >
          <ArrowUp size={icon.normal} />
        </IconButton>
        <Box component="span" sx={{ color: 'text.faint', display: { xs: 'none', sm: 'flex' } }}>
          <GripVertical size={icon.normal} aria-hidden />
        </Box>
        <IconButton
          label={named(text('gallery.down'))}
          disabled={isLast}
          onClick={(event) => onStep(1, event.currentTarget)}
        >
          <ArrowDown size={icon.normal} />
        </IconButton>
      </Box>
    </Box>
  );
}
