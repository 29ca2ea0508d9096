import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

export interface StreamPictureProps {
  readonly stream: MediaStream | null;
  readonly label: string;
  /** The own camera: mirrored on this screen only, without sound. */
  readonly isOwn?: boolean;
  /** A shared screen is shown whole. */
  readonly isWhole?: boolean;
  /** Only its sound is used. */
  readonly isHidden?: boolean;
}

/** Plays sound and picture of a person. */
export function StreamPicture({ stream, label, isOwn = false, isWhole = false, isHidden = false }: StreamPictureProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.srcObject = stream;
    return () => {
      video.srcObject = null;
    };
  }, [stream]);
  return (
    <Box
      ref={ref}
      component="video"
      autoPlay
      muted={isOwn}
      playsInline
      aria-label={label}
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        objectFit: isWhole ? 'contain' : 'cover',
        bgcolor: 'overMedia.ground',
        ...(isOwn && !isWhole && { transform: 'scaleX(-1)' }),
        ...(isHidden && { visibility: 'hidden' }),
      }}
    />
  );
}
