import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

export interface CameraPictureProps {
  readonly stream: MediaStream | null;
  readonly label: string;
  /** Fills its container, behind all other content. */
  readonly covers?: boolean;
  /** Receives the element, for example to measure the light. */
  readonly onElement?: (element: HTMLVideoElement | null) => void;
}

/** The camera picture, mirrored on screen only; the recording is not mirrored. */
export function CameraPicture({ stream, label, covers = false, onElement }: CameraPictureProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.srcObject = stream;
    onElement?.(video);
    return () => {
      video.srcObject = null;
      onElement?.(null);
    };
  }, [stream, onElement]);
  return (
    <Box
      ref={ref}
      component="video"
      autoPlay
      muted
      playsInline
      aria-label={label}
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        objectFit: covers ? 'cover' : 'contain',
        transform: 'scaleX(-1)',
        bgcolor: 'overMedia.ground',
      }}
    />
  );
}
