import Box from '@mui/material/Box';
import { Maximize, Minimize, Pause, PictureInPicture2, Play, RotateCcw } from 'lucide-react';
import { formatDuration } from '../../lib/format';
import { IconButton } from '../IconButton/IconButton';
import { duration, icon } from '../theme/tokens';
import { ChoiceMenu } from './ChoiceMenu';
import type { PlayerState } from './player-state';
import { useKindText } from './messages/use-kind-text';
import { usePlayerText } from './player-text';
import type { Chapter } from './cues';
import { SeekSlider } from './SeekSlider';
import type { Caption, Captions } from './use-captions';
import type { Fullscreen } from './use-fullscreen';
import type { HlsControl } from './use-hls';
import type { PictureInPicture } from './use-picture-in-picture';
import type { VideoPlayerControls } from './use-video-player';
import { VolumeControl } from './VolumeControl';

interface PlayerControlsProps {
  state: PlayerState;
  controls: VideoPlayerControls;
  fullscreen: Fullscreen;
  /** The small window over other programs. */
  small: PictureInPicture;
  captions: readonly Caption[];
  caption: Captions;
  ladder: HlsControl;
  chapters: readonly Chapter[];
  previewSrc: string | null;
  seekSeconds: number;
  /** Hidden while the video plays and the pointer rests; keyboard focus shows them again. */
  hidden: boolean;
}

const speeds = ['0.75', '1', '1.25', '1.5', '2'];

export function PlayerControls({
  state,
  controls,
  fullscreen,
  small,
  captions,
  caption,
  ladder,
  chapters,
  previewSrc,
  seekSeconds,
  hidden,
}: PlayerControlsProps) {
  const text = usePlayerText();
  const kindText = useKindText();
  const main = state.ended
    ? { label: text('player.replay'), Icon: RotateCcw }
    : state.playing
      ? { label: text('player.pause'), Icon: Pause }
      : { label: text('player.play'), Icon: Play };
  return (
    <Box
      sx={{
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        px: { xs: 1.5, sm: 2.5 },
        pt: 5,
        pb: 1,
        background: (theme) => theme.vars.palette.overMedia.veil,
        opacity: hidden ? 0 : 1,
        transition: `opacity ${duration.enter}ms`,
        '&:focus-within': { opacity: 1 },
      }}
    >
      <SeekSlider
        state={state}
        onSeek={controls.seek}
        seekSeconds={seekSeconds}
        chapters={chapters}
        previewSrc={previewSrc}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.5 } }}>
        <IconButton label={main.label} onClick={controls.toggle} inherit edge="start">
          <main.Icon size={icon.large} fill={state.ended ? 'none' : 'currentColor'} aria-hidden />
        </IconButton>
        <Box sx={{ px: 0.5, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {formatDuration(state.position)}
          <Box component="span" sx={{ color: 'overMedia.muted' }}>{` / ${formatDuration(state.length)}`}</Box>
        </Box>
        <VolumeControl state={state} controls={controls} />
        <Box sx={{ flex: 1 }} />
        {captions.length > 0 && (
          <ChoiceMenu
            label={text('player.captions')}
            shown={captions.find((track) => track.language === caption.language)?.label ?? 'CC'}
            value={caption.language ?? ''}
            choices={[
              { value: '', label: text('player.captionsOff') },
              ...captions.map((track) => ({ value: track.language, label: track.label })),
            ]}
            onChoose={(language) => caption.select(language === '' ? null : language)}
          />
        )}
        {ladder.qualities.length > 0 && (
          <ChoiceMenu
            label={text('player.quality')}
            shown={
              ladder.qualities.find(({ value }) => value === ladder.quality)?.label ?? text('player.qualityAutomatic')
            }
            value={String(ladder.quality)}
            choices={[
              { value: '-1', label: text('player.qualityAutomatic') },
              ...ladder.qualities.map(({ value, label }) => ({ value: String(value), label })),
            ]}
            onChoose={(value) => ladder.setQuality(Number(value))}
          />
        )}
        <ChoiceMenu
          label={text('player.speed')}
          shown={`${state.speed}×`}
          value={String(state.speed)}
          choices={speeds.map((speed) => ({ value: speed, label: `${speed}×` }))}
          onChoose={(speed) => controls.setSpeed(Number(speed))}
        />
        {small.isPossible && (
          <IconButton
            label={kindText(small.active ? 'window.close' : 'window.open')}
            onClick={small.toggle}
            aria-pressed={small.active}
            inherit
          >
            <PictureInPicture2 size={icon.normal} aria-hidden />
          </IconButton>
        )}
        <IconButton
          label={text(fullscreen.active ? 'player.exitFullscreen' : 'player.fullscreen')}
          onClick={fullscreen.toggle}
          inherit
          edge="end"
        >
          {fullscreen.active ? (
            <Minimize size={icon.normal} aria-hidden />
          ) : (
            <Maximize size={icon.normal} aria-hidden />
          )}
        </IconButton>
      </Box>
    </Box>
  );
}
