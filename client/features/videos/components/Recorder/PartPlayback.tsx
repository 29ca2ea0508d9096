import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { radius } from '../../../../design-system/theme/tokens';
import { playOnly } from '../../recorder/kept-playback';

export interface PartPlaybackProps {
  readonly url: string;
  readonly label: string;
  readonly isSoundOnly: boolean;
  /** Kept span in seconds. */
  readonly from: number;
  /** Null: to its end. */
  readonly to: number | null;
  readonly onElement: (element: HTMLMediaElement | null) => void;
}

/** One recording of an answer, of which only the kept span plays. */
export function PartPlayback({ url, label, isSoundOnly, from, to, onElement }: PartPlaybackProps) {
  const element = useRef<HTMLMediaElement>(null);
  useEffect(() => (element.current ? playOnly(element.current, from, to) : undefined), [url, from, to]);
  return (
    <Box
      ref={(found: HTMLMediaElement | null) => {
        element.current = found;
        onElement(found);
      }}
      component={isSoundOnly ? 'audio' : 'video'}
      src={url}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      sx={{
        width: '100%',
        ...(!isSoundOnly && { aspectRatio: '16 / 9', borderRadius: `${radius.media}px`, bgcolor: 'overMedia.ground' }),
      }}
    />
  );
}
