import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PresentedCandidate } from '@modules/identity/http/candidates.contract';
import { FrostedPoster } from '../../../design-system/FrostedPoster/FrostedPoster';
import { Section } from '../../../design-system/Section/Section';
import { formatDuration } from '../../../lib/format';
import { useCandidateText } from '../messages/use-candidate-text';
import { BuyVideo, type VideoAccess } from './VideoAccess';
import { VideoRow } from './VideoRow';

export interface CandidateVideosProps {
  readonly candidate: PresentedCandidate;
  readonly renderPlayer: (videoId: string) => ReactNode;
  /** Lets a recruiter pay for a video of a masked profile; absent in the person's own preview. */
  readonly access?: VideoAccess | undefined;
}

/** Videos, recordings and written presentations behind frosted glass, or playable once the profile is open. The glass clears when it opens. */
export function CandidateVideos({ candidate, renderPlayer, access }: CandidateVideosProps) {
  const text = useCandidateText();
  const { id, is_masked: isMasked, video_profiles: videos } = candidate;
  const [chosen, setChosen] = useState<string | null>(null);
  const [bought, setBought] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button to pay disappears with the lock, so the focus moves to the video.
    if (bought.length > 0) list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [bought.length]);
  const isOpen = (videoId: string): boolean =>
    !isMasked || bought.includes(videoId) || access?.bought?.includes(videoId) === true;
  const shown = videos.find((video) => video.id === chosen) ?? videos.find((video) => isOpen(video.id)) ?? videos[0];
  const isAllVideo = videos.every(({ kind }) => kind === 'VIDEO');
  const isCleared = shown !== undefined && isOpen(shown.id);
  const badge =
    shown !== undefined && !isCleared
      ? [
          shown.duration === null || shown.kind === 'TEXT' ? null : formatDuration(shown.duration),
          text(isAllVideo ? 'video.count' : 'presentation.count', { count: videos.length }),
        ]
          .filter(Boolean)
          .join(' · ')
      : undefined;
  const isUnsold =
    isMasked && access !== undefined && !candidate.video_for_sale && videos.some(({ id: each }) => !isOpen(each));
  const isListed = videos.length > 1 || (isMasked && access !== undefined && videos.length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {/* Headings in the player need a parent heading; it is hidden visually, because the picture is enough. */}
      {isCleared && (
        <Box component="h2" sx={visuallyHidden}>
          {text(isAllVideo ? 'video.heading' : 'presentation.heading')}
        </Box>
      )}
      <FrostedPoster
        seed={id}
        cleared={isCleared}
        lockLabel={text(shown === undefined ? 'masked.noVideo' : isAllVideo ? 'masked.video' : 'presentation.locked')}
        {...(badge !== undefined && { badge })}
      >
        {isCleared && <Box key={shown.id}>{renderPlayer(shown.id)}</Box>}
      </FrostedPoster>
      {isListed && (
        <Section title={text(isAllVideo ? 'section.videos' : 'presentation.section')}>
          <Box component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {videos.map((video) => (
              <Box component="li" key={video.id} sx={{ borderTop: 1, borderColor: 'line.main' }}>
                <VideoRow
                  kind={video.kind}
                  title={video.title}
                  duration={video.duration}
                  isShown={isCleared && video.id === shown.id}
                  {...(isOpen(video.id) && { onWatch: () => setChosen(video.id) })}
                  {...(!isOpen(video.id) &&
                    access &&
                    candidate.video_for_sale && {
                      action: (
                        <BuyVideo
                          videoId={video.id}
                          kind={video.kind}
                          title={video.title}
                          access={access}
                          onBought={() => {
                            setBought([...bought, video.id]);
                            setChosen(video.id);
                          }}
                        />
                      ),
                    })}
                />
              </Box>
            ))}
          </Box>
          {isUnsold && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {text(isAllVideo ? 'access.notForSale' : 'access.notForSaleOther')}
            </Typography>
          )}
        </Section>
      )}
    </Box>
  );
}
