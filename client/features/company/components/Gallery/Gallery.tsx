import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useState } from 'react';
import type { CompanyVideoAnswer } from '@modules/companies/http/company-videos.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { EmptyState } from '../../../../design-system/EmptyState/EmptyState';
import { CardGrid } from '../../../../design-system/Page/CardGrid';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { TextLink } from '../../../../design-system/TextLink/TextLink';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { type CategoryFilter as Category, inCategory, shortAddress } from '../../domain/gallery';
import { useCompanyText } from '../../messages/use-company-text';
import { CategoryFilter } from './CategoryFilter';
import { Thumbnail } from './Thumbnail';

export interface GalleryProps {
  readonly videos: readonly CompanyVideoAnswer[];
  /** Renders the player of a video. */
  readonly renderPlayer: (videoId: string, title: string) => ReactNode;
}

/** A company's public videos: a player, and the other videos below it. */
export function Gallery({ videos, renderPlayer }: GalleryProps) {
  const text = useCompanyText();
  const [category, setCategory] = useState<Category>('ALL');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const ready = videos.filter(({ status }) => status === 'COMPLETED');
  if (ready.length === 0) return <EmptyState title={text('gallery.none')} sentence={text('gallery.noneSentence')} />;
  const listed = inCategory(ready, category);
  const playable = listed.filter(({ video_id }) => video_id !== null);
  const playing = playable.find(({ id }) => id === chosenId) ?? playable[0];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="h2" sx={visuallyHidden}>
        {text('public.videos')}
      </Box>
      <CategoryFilter videos={ready} value={category} onChange={setCategory} />
      {playing && playing.video_id !== null && (
        <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 860 }}>
          {renderPlayer(playing.video_id, playing.title)}
          {playing.description !== null && (
            <Typography sx={{ maxWidth: '68ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {playing.description}
            </Typography>
          )}
        </Box>
      )}
      <CardGrid min={220}>
        {listed.map((video) => (
          <GalleryCard
            key={video.id}
            video={video}
            isPlaying={video.id === playing?.id}
            onWatch={() => setChosenId(video.id)}
          />
        ))}
      </CardGrid>
    </Box>
  );
}

interface GalleryCardProps {
  readonly video: CompanyVideoAnswer;
  readonly isPlaying: boolean;
  readonly onWatch: () => void;
}

function GalleryCard({ video, isPlaying, onWatch }: GalleryCardProps) {
  const text = useCompanyText();
  const shared = useSharedText();
  return (
    <Card as="li" selected={isPlaying}>
      <Thumbnail video={video} />
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {video.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(`category.${video.video_category}`)}
        </Typography>
      </Box>
      <Box sx={{ mt: 'auto' }}>
        {video.video_id === null ? (
          <TextLink href={video.video_url} external>
            {text('watch.elsewhere', { site: shortAddress(video.video_url).split('/')[0] ?? '' })}
          </TextLink>
        ) : isPlaying ? (
          <StateBadge tone="accent">{text('watch.shown')}</StateBadge>
        ) : (
          <Button
            dense
            onClick={onWatch}
            aria-label={shared('action.named', { label: text('watch'), name: video.title })}
          >
            {text('watch')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
