import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { BookOpen, Headphones, Play } from 'lucide-react';
import { useState } from 'react';
import type { VideoSummary } from '@modules/media/http/media.contract';
import { BrandMark } from '../../../../design-system/Brand/BrandMark';
import { useKindText } from '../../../../design-system/VideoPlayer/messages/use-kind-text';
import { formatDuration } from '../../../../lib/format';
import { useDataSaver } from '../../../../lib/use-data-saver';

export interface VideoThumbnailProps {
  readonly video: VideoSummary;
  readonly isReady: boolean;
  readonly onWatch: () => void;
}

const signs = { VIDEO: Play, AUDIO: Headphones, TEXT: BookOpen } as const;

const frame = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 1.5,
  bgcolor: 'background.sunken',
  border: 1,
  borderColor: 'line.main',
} as const;

/**
 * Thumbnail with the duration; a click plays the video. Shows a placeholder of the same size if there is no thumbnail, and no picture
 * while data is saved.
 */
export function VideoThumbnail({ video, isReady, onWatch }: VideoThumbnailProps) {
  const [lost, setLost] = useState<string | null>(null);
  const ui = useKindText();
  const isSaving = useDataSaver();
  if (!isReady || (video.thumbnail_url === null && video.kind !== 'TEXT')) {
    return (
      <Box sx={{ ...frame, opacity: 0.7 }} aria-hidden>
        <BrandMark size={40} />
      </Box>
    );
  }
  const Sign = signs[video.kind];
  // The visible duration is part of the accessible name, so that voice control users can say what they read.
  const length = video.duration === null || video.kind === 'TEXT' ? null : formatDuration(video.duration);
  const name = [ui(`open.${video.kind}`), video.title, length].filter(Boolean).join(', ');
  return (
    <ButtonBase onClick={onWatch} aria-label={name} sx={frame}>
      {/* If the thumbnail fails to load, show the background instead of the browser's icon; the video still plays. */}
      {!isSaving && video.thumbnail_url !== null && lost !== video.thumbnail_url && (
        <Box
          component="img"
          src={video.thumbnail_url}
          alt=""
          loading="lazy"
          onError={() => setLost(video.thumbnail_url)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
      <Box
        component="span"
        sx={{
          position: 'absolute',
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          borderRadius: '50%',
          ...plate,
        }}
      >
        <Sign size={22} aria-hidden />
      </Box>
      {length !== null && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            right: 8,
            top: 8,
            px: 1,
            py: 0.25,
            borderRadius: 1,
            typography: 'body2',
            fontVariantNumeric: 'tabular-nums',
            ...plate,
          }}
        >
          {length}
        </Box>
      )}
    </ButtonBase>
  );
}

// Always dark: text on a picture does not follow the colour scheme.
const plate = { bgcolor: 'overMedia.plate', color: 'overMedia.text' } as const;
