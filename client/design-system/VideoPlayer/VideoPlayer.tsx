import Box from '@mui/material/Box';
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useShortcuts } from '../../lib/shortcuts';
import { radius } from '../theme/tokens';
import type { Chapter } from './cues';
import { PlayerControls } from './PlayerControls';
import { PlayerNotes } from './PlayerNotes';
import { SoundOnlyContext, usePlayerText } from './player-text';
import { posterBehind } from './poster-behind';
import { SoundPicture } from './SoundPicture';
import { useCaptions, type Caption } from './use-captions';
import { useFullscreen } from './use-fullscreen';
import { useHls } from './use-hls';
import { usePictureInPicture } from './use-picture-in-picture';
import { useResume } from './use-resume';
import { useVideoPlayer } from './use-video-player';

/** The methods of the player that other components may call, for example a list beside it. */
export interface PlayerHandle {
  /** @param seconds from the start */
  seek: (seconds: number) => void;
}

export interface VideoPlayerProps {
  ref?: Ref<PlayerHandle>;
  /** MP4 of this site. */
  src: string;
  /** HLS playlist, if there are several qualities. */
  hlsSrc?: string | null;
  /** WebVTT map of the thumbnails over the scrubber. */
  previewSrc?: string | null;
  /** Named parts in order, shown as marks on the scrubber. */
  chapters?: readonly Chapter[];
  /** The subject of the video; the accessible name of the player. */
  title: string;
  poster?: string | undefined;
  captions?: readonly Caption[];
  /** Shown until the file gives its duration. */
  durationSeconds?: number | undefined;
  /** Width to height, so that nothing moves when the picture loads. */
  ratio?: string;
  onPlay?: () => void;
  /** Position in seconds, called while it changes. */
  onTime?: (seconds: number) => void;
  /** Language of the captions that are shown; null for none. */
  onCaption?: (language: string | null) => void;
  /** Key under which this device stores the playback position of the video. */
  rememberAs?: string;
  /** Plays sound without a picture: `poster` is the drawing of its level. */
  isSoundOnly?: boolean;
}

const SEEK_SECONDS = 5;
const HIDE_AFTER_MS = 2_500;
const noCaptions: readonly Caption[] = [];
const noChapters: readonly Chapter[] = [];

/** A `<video>` with our own controls: the same in every browser, in two languages, usable by keyboard. */
export function VideoPlayer({ isSoundOnly = false, ...props }: VideoPlayerProps) {
  return (
    <SoundOnlyContext value={isSoundOnly}>
      <Player {...props} isSoundOnly={isSoundOnly} />
    </SoundOnlyContext>
  );
}

function Player({
  ref: handle,
  src,
  hlsSrc = null,
  previewSrc = null,
  chapters = noChapters,
  title,
  poster,
  captions = noCaptions,
  durationSeconds,
  ratio = '16 / 9',
  onPlay,
  onTime,
  onCaption,
  rememberAs,
  isSoundOnly = false,
}: VideoPlayerProps) {
  const text = usePlayerText();
  useShortcuts('player');
  const frame = useRef<HTMLDivElement>(null);
  const { ref, state, handlers, controls } = useVideoPlayer(durationSeconds);
  const fullscreen = useFullscreen(frame, ref);
  const small = usePictureInPicture(ref, isSoundOnly);
  const resumed = useResume(rememberAs ?? null, state, controls.seek);
  const caption = useCaptions(ref, captions, onCaption);
  const ladder = useHls(ref, src, hlsSrc);
  const picture = ladder.preload === 'none' ? undefined : poster;
  useImperativeHandle(handle, () => ({ seek: controls.seek }), [controls]);
  const { position } = state;
  useEffect(() => onTime?.(position), [onTime, position]);
  // Number of pointer moves. The controls hide if it has not changed for a while.
  const [moves, setMoves] = useState(0);
  const [restedAt, setRestedAt] = useState(-1);
  const idle = state.playing && restedAt === moves;

  useEffect(() => {
    if (!state.playing) return;
    const timer = setTimeout(() => setRestedAt(moves), HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state.playing, moves]);

  const keyDown = (event: KeyboardEvent) => {
    // Sliders and menus handle these keys themselves; buttons handle the space bar.
    if ((event.target as HTMLElement).closest('input, [role="menu"]') || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const onButton = (event.target as HTMLElement).closest('button') !== null;
    const act = {
      k: controls.toggle,
      m: controls.toggleMute,
      f: fullscreen.toggle,
      i: small.toggle,
      arrowleft: () => controls.seek(state.position - SEEK_SECONDS),
      arrowright: () => controls.seek(state.position + SEEK_SECONDS),
      j: () => controls.seek(state.position - 2 * SEEK_SECONDS),
      l: () => controls.seek(state.position + 2 * SEEK_SECONDS),
      c: () => caption.select(caption.language === null ? (captions[0]?.language ?? null) : null),
      n: () => controls.seek(chapters.find(({ start }) => start > state.position + 0.1)?.start ?? state.position),
      p: () => controls.seek(chapters.findLast(({ start }) => start < state.position - 1)?.start ?? 0),
      ...(onButton ? {} : { ' ': controls.toggle }),
    }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Box
      ref={frame}
      role="region"
      aria-label={text('player.region', { title })}
      onKeyDown={keyDown}
      onPointerMove={() => setMoves((count) => count + 1)}
      onPointerDown={() => setMoves((count) => count + 1)}
      onFocus={() => setMoves((count) => count + 1)}
      sx={{
        position: 'relative',
        aspectRatio: ratio,
        overflow: 'hidden',
        borderRadius: fullscreen.active ? 0 : `${radius.media}px`,
        bgcolor: 'overMedia.ground',
        color: 'overMedia.text',
        '--ev-palette-accent-text': (theme) => theme.vars.palette.accent.main,
      }}
    >
      {isSoundOnly && <SoundPicture src={picture} state={state} />}
      <video
        ref={ref}
        src={ladder.elementSrc}
        poster={isSoundOnly ? undefined : picture}
        preload={ladder.preload}
        playsInline
        tabIndex={-1}
        onClick={controls.toggle}
        {...handlers}
        onPlay={() => {
          handlers.onPlay();
          onPlay?.();
        }}
        style={{
          display: 'block',
          position: 'relative',
          width: '100%',
          height: '100%',
          objectFit: 'contain',
          ...(isSoundOnly ? {} : posterBehind(picture)),
        }}
      >
        {captions.map((track) => (
          <track key={track.src} kind="captions" src={track.src} label={track.label} srcLang={track.language} />
        ))}
      </video>
      <PlayerNotes
        state={state}
        line={caption.line}
        resumed={resumed}
        onRestart={() => controls.seek(0)}
        onPlay={controls.toggle}
        onRetry={controls.retry}
        raised={!idle}
      />
      {state.phase !== 'failed' && (
        <PlayerControls
          state={state}
          controls={controls}
          fullscreen={fullscreen}
          small={small}
          captions={captions}
          caption={caption}
          ladder={ladder}
          chapters={chapters}
          previewSrc={ladder.preload === 'none' ? null : previewSrc}
          seekSeconds={SEEK_SECONDS}
          hidden={idle}
        />
      )}
    </Box>
  );
}
