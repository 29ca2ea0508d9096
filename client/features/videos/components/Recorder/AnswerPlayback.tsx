import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { radius } from '../../../../design-system/theme/tokens';
import type { Recording } from '../../domain/recording';
import { useRecorderText } from '../../messages/use-recorder-text';

export interface AnswerPlaybackProps {
  readonly recording: Recording;
  readonly index: number;
  readonly load: (recording: Recording, index: number) => Promise<readonly Blob[]>;
}

/** Plays a recorded answer. An answer that was interrupted and continued has several parts. */
export function AnswerPlayback({ recording, index, load }: AnswerPlaybackProps) {
  const text = useRecorderText();
  const [urls, setUrls] = useState<readonly string[]>([]);
  useEffect(() => {
    let made: readonly string[] = [];
    let isOver = false;
    load(recording, index).then(
      (files) => {
        if (isOver) return;
        made = files.map((file) => URL.createObjectURL(file));
        setUrls(made);
      },
      () => setUrls([]),
    );
    return () => {
      isOver = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [recording, index, load]);
  return urls.map((url, part) => (
    <Box
      key={url}
      component={recording.isSoundOnly === true ? 'audio' : 'video'}
      src={url}
      controls
      playsInline
      preload="metadata"
      aria-label={
        urls.length === 1
          ? text('review.answer', { number: index + 1 })
          : text('review.parts', { number: index + 1, part: part + 1 })
      }
      sx={{
        width: '100%',
        ...(recording.isSoundOnly !== true && {
          aspectRatio: '16 / 9',
          borderRadius: `${radius.media}px`,
          bgcolor: 'overMedia.ground',
        }),
      }}
    />
  ));
}
