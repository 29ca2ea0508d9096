import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AudioLines, BookOpen, EyeOff, type LucideIcon, VideoOff } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ComparedPerson } from '@modules/applications/http/comparison.contract';
import { posterBehind } from '../../../design-system/VideoPlayer/poster-behind';
import { useHls } from '../../../design-system/VideoPlayer/use-hls';
import { icon, radius } from '../../../design-system/theme/tokens';
import { useDataSaver } from '../../../lib/use-data-saver';
import { useComparisonText } from '../messages/use-comparison-text';
import type { InStepPlayer } from '../player/in-step-player';

export interface MediaTileProps {
  readonly person: ComparedPerson;
  readonly name: string;
  /** Whether the person's video has the chosen answer. */
  readonly hasAnswer: boolean;
  /** Whether this is the audible one of several. */
  readonly isHeard: boolean;
  readonly player: InStepPlayer;
}

type Media<Kind extends string> = Extract<ComparedPerson['media'], { kind: Kind }>;

/** A person's video or voice, or a note that they wrote; or, if the reader may see neither, the reason. */
export function MediaTile({ person, name, hasAnswer, isHeard, player }: MediaTileProps) {
  const text = useComparisonText();
  const { media, shows, application_id: id } = person;
  const [hasFailed, setFailed] = useState(false);
  const bind = {
    onTimeUpdate: () => player.onTime(id),
    onEnded: () => player.onTime(id),
    onWaiting: () => player.onWaiting(id),
    onPlaying: () => player.onReady(id),
    onCanPlay: () => player.onReady(id),
    onError: () => {
      setFailed(true);
      player.onFailed(id);
    },
  };
  if (hasFailed) return <Placeholder sign={VideoOff}>{text('media.failed')}</Placeholder>;
  if (media?.kind === 'VIDEO') {
    return <Video {...{ media, bind, hasAnswer, isHeard, id, player }} label={text('media.video', { name })} />;
  }
  if (media?.kind === 'SOUND') {
    return <Voice {...{ media, bind, isHeard, id, player }} label={text('media.voice', { name })} />;
  }
  if (media?.kind === 'PREPARING') {
    return (
      <Box role="status">
        <Placeholder sign={AudioLines}>{text('media.preparing')}</Placeholder>
      </Box>
    );
  }
  if (shows === 'ALL') return <Placeholder sign={BookOpen}>{text('media.none')}</Placeholder>;
  return <Placeholder sign={EyeOff}>{text(shows === 'MASK' ? 'media.masked' : 'media.words')}</Placeholder>;
}

interface ElementProps {
  readonly label: string;
  readonly id: string;
  readonly isHeard: boolean;
  readonly player: InStepPlayer;
  readonly bind: Readonly<Record<string, () => void>>;
}

/** Gives the element to the player while it is on the page. */
function useAttached(player: InStepPlayer, id: string, element: RefObject<HTMLMediaElement | null>): void {
  useEffect(() => {
    player.attach(id, element.current);
    return () => player.attach(id, null);
  }, [player, id, element]);
}

function Voice({
  media: { url },
  label,
  id,
  isHeard,
  player,
  bind,
}: ElementProps & { readonly media: Media<'SOUND'> }) {
  const text = useComparisonText();
  const isSaving = useDataSaver();
  const element = useRef<HTMLAudioElement>(null);
  useAttached(player, id, element);
  return (
    <Placeholder sign={AudioLines} isHeard={isHeard}>
      {text('media.sound')}
      <audio ref={element} src={url} preload={isSaving ? 'none' : 'metadata'} aria-label={label} {...bind} />
    </Placeholder>
  );
}

interface VideoProps extends ElementProps {
  readonly media: Media<'VIDEO'>;
  readonly hasAnswer: boolean;
}

const heardOutline = { outline: 2, outlineStyle: 'solid', outlineColor: 'accent.main' } as const;

function Video({ media, label, id, hasAnswer, isHeard, player, bind }: VideoProps) {
  const { url, hls_url: hls, poster_url: poster } = media;
  const element = useRef<HTMLVideoElement>(null);
  const { elementSrc, preload } = useHls(element, url, hls);
  const picture = preload === 'none' ? undefined : poster;
  useAttached(player, id, element);
  return (
    <Box
      component="video"
      ref={element}
      src={elementSrc}
      poster={picture}
      preload={preload}
      playsInline
      aria-label={label}
      {...bind}
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: '16 / 9',
        objectFit: 'contain',
        borderRadius: `${radius.control}px`,
        bgcolor: 'overMedia.ground',
        ...posterBehind(picture),
        opacity: hasAnswer ? 1 : 0.5,
        ...(isHeard && heardOutline),
      }}
    />
  );
}

interface PlaceholderProps {
  readonly sign: LucideIcon;
  readonly isHeard?: boolean;
  readonly children: ReactNode;
}

function Placeholder({ sign: Sign, isHeard = false, children }: PlaceholderProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        p: 1.5,
        minHeight: '100%',
        aspectRatio: { sm: '16 / 9' },
        borderRadius: `${radius.control}px`,
        bgcolor: 'background.sunken',
        color: 'text.secondary',
        textAlign: 'center',
        ...(isHeard && heardOutline),
      }}
    >
      <Sign size={icon.large} aria-hidden />
      <Typography variant="body2" component="div">
        {children}
      </Typography>
    </Box>
  );
}
