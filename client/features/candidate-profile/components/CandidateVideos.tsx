import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Lock, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PresentedCandidate } from '@modules/identity/http/candidates.contract';
import { FrostedPoster } from '../../../design-system/FrostedPoster/FrostedPoster';
import { Section } from '../../../design-system/Section/Section';
import { icon } from '../../../design-system/theme/tokens';
import { VisuallyHidden } from '../../../design-system/VisuallyHidden/VisuallyHidden';
import { formatDuration } from '../../../lib/format';
import { useCandidateText } from '../messages/use-candidate-text';

export interface CandidateVideosProps {
  readonly candidate: PresentedCandidate;
  readonly renderPlayer: (videoId: string) => ReactNode;
}

/** The videos: behind frosted glass, or to watch once the profile is open. The glass clears when it opens. */
export function CandidateVideos({ candidate, renderPlayer }: CandidateVideosProps) {
  const text = useCandidateText();
  const { id, is_masked: isMasked, video_profiles: videos } = candidate;
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = videos.find((video) => video.id === chosen) ?? videos[0];
  const badge =
    isMasked && shown !== undefined
      ? [shown.duration === null ? null : formatDuration(shown.duration), text('video.count', { count: videos.length })]
          .filter(Boolean)
          .join(' · ')
      : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FrostedPoster
        seed={id}
        cleared={!isMasked && shown !== undefined}
        lockLabel={text(shown === undefined ? 'masked.noVideo' : 'masked.video')}
        {...(badge !== undefined && { badge })}
      >
        {!isMasked && shown !== undefined && <Box key={shown.id}>{renderPlayer(shown.id)}</Box>}
      </FrostedPoster>
      {videos.length > 1 && (
        <Section title={text('section.videos')}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {videos.map((video) => (
              <Box component="li" key={video.id} sx={{ borderTop: 1, borderColor: 'line.main' }}>
                <VideoRow
                  title={video.title}
                  duration={video.duration}
                  isShown={!isMasked && video.id === shown?.id}
                  {...(!isMasked && { onWatch: () => setChosen(video.id) })}
                />
              </Box>
            ))}
          </Box>
        </Section>
      )}
    </Box>
  );
}

interface VideoRowProps {
  title: string;
  duration: number | null;
  isShown: boolean;
  onWatch?: () => void;
}

function VideoRow({ title, duration, isShown, onWatch }: VideoRowProps) {
  const text = useCandidateText();
  const Sign = onWatch ? Play : Lock;
  const row = (
    <>
      <Box component={Sign} size={icon.small} aria-hidden sx={{ color: onWatch ? 'accent.text' : 'frost' }} />
      <Typography component="span" sx={{ flex: 1, textAlign: 'start', fontWeight: isShown ? 'bold' : 'normal' }}>
        {onWatch && <VisuallyHidden>{`${text('video.watch')} `}</VisuallyHidden>}
        {title}
      </Typography>
      {duration !== null && (
        <Typography
          component="span"
          variant="body2"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatDuration(duration)}
        </Typography>
      )}
    </>
  );
  const look = { display: 'flex', alignItems: 'center', gap: 1.5, width: '100%', minHeight: 44, py: 1 } as const;
  return onWatch ? (
    <ButtonBase onClick={onWatch} aria-pressed={isShown} sx={{ ...look, '&:hover': { color: 'accent.text' } }}>
      {row}
    </ButtonBase>
  ) : (
    <Box sx={look}>{row}</Box>
  );
}
