import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { radius } from '../../../../design-system/theme/tokens';
import { answerAt, type Recording } from '../../domain/recording';
import { keptParts, type Trim } from '../../domain/trim';
import { useRecorderText } from '../../messages/use-recorder-text';
import { AnswerTrim } from './AnswerTrim';
import { PartPlayback } from './PartPlayback';

export interface AnswerPlaybackProps {
  readonly recording: Recording;
  readonly index: number;
  readonly load: (recording: Recording, index: number) => Promise<readonly Blob[]>;
  readonly disabled?: boolean;
  /** Chooses what is published of it. */
  readonly onTrim: (trim: Trim) => void;
}

/** Plays the kept part of a recorded answer, and chooses it. An answer that was interrupted and continued has several recordings. */
export function AnswerPlayback({ recording, index, load, disabled = false, onTrim }: AnswerPlaybackProps) {
  const text = useRecorderText();
  const answer = answerAt(recording, index);
  const players = useRef(new Map<number, HTMLMediaElement>());
  const [urls, setUrls] = useState<readonly string[]>([]);
  const ids = answer.parts.map(({ id }) => id).join(' ');
  const known = useRef(recording);
  useEffect(() => {
    known.current = recording;
  }, [recording]);
  useEffect(() => {
    let made: readonly string[] = [];
    let isOver = false;
    // The files depend on the recordings of this answer only; a trim must not load them again.
    load(known.current, index).then(
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
  }, [ids, index, load]);
  const kept = keptParts(answer);
  const look = (seconds: number): void => {
    let before = 0;
    for (const [place, part] of answer.parts.entries()) {
      const player = players.current.get(place);
      const isHere = seconds <= before + part.seconds || place === answer.parts.length - 1;
      if (isHere) {
        player?.pause();
        if (player) player.currentTime = Math.max(0, seconds - before);
        return;
      }
      before += part.seconds;
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {urls.map((url, place) => {
        const part = kept.find(({ id }) => id === answer.parts[place]?.id);
        const label =
          urls.length === 1
            ? text('review.answer', { number: index + 1 })
            : text('review.parts', { number: index + 1, part: place + 1 });
        return (
          <Box key={url} sx={{ position: 'relative', display: 'grid' }}>
            <PartPlayback
              url={url}
              label={label}
              isSoundOnly={recording.isSoundOnly === true}
              from={part?.from ?? 0}
              to={part ? part.to : 0}
              onElement={(element) => {
                if (element) players.current.set(place, element);
                else players.current.delete(place);
              }}
            />
            {!part && (
              <Typography
                variant="body2"
                sx={{
                  position: recording.isSoundOnly === true ? 'static' : 'absolute',
                  top: 8,
                  left: 8,
                  px: 1.25,
                  py: 0.5,
                  borderRadius: `${radius.chip}px`,
                  color: 'overMedia.text',
                  bgcolor: 'overMedia.plate',
                }}
              >
                {text('trim.left')}
              </Typography>
            )}
          </Box>
        );
      })}
      <AnswerTrim answer={answer} number={index + 1} disabled={disabled} onLook={look} onTrim={onTrim} />
    </Box>
  );
}
