import Box from '@mui/material/Box';
import { Eye, EyeOff, Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { icon, radius } from '../../../../design-system/theme/tokens';
import { notesSpeeds } from '../../domain/notes';
import { useRecorderText } from '../../messages/use-recorder-text';
import { useScrolling, wantsStillness } from '../../recorder/use-scrolling';

export interface PrompterProps {
  /** The person's own notes for this question. */
  readonly notes: string;
  /** Place in `notesSpeeds`. */
  readonly speed: number;
  /** The answer is being recorded, so the notes move. */
  readonly isRunning: boolean;
  readonly onSpeed: (speed: number) => void;
}

/** The person's notes close to the camera. They are on the screen only: the recording is the camera's picture. */
export function Prompter({ notes, speed, isRunning, onSpeed }: PrompterProps) {
  const text = useRecorderText();
  const box = useRef<HTMLDivElement>(null);
  const [isHidden, setHidden] = useState(false);
  const [isStill] = useState(wantsStillness);
  useScrolling(box, isRunning && !isStill && !isHidden ? (notesSpeeds[speed] ?? 0) : 0);
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [notes]);
  const fastest = notesSpeeds.length - 1;
  return (
    <Box
      role="group"
      aria-label={text('notes.prompter')}
      sx={{ display: 'grid', gap: 0.5, maxWidth: 720, width: '100%', mx: 'auto' }}
    >
      {!isHidden && (
        <Box
          ref={box}
          role="region"
          aria-label={text('notes.text')}
          tabIndex={0}
          sx={{
            maxHeight: { xs: '22dvh', sm: '28dvh' },
            overflowY: 'auto',
            p: 1.5,
            borderRadius: `${radius.control}px`,
            bgcolor: 'overMedia.plate',
            fontSize: 22,
            lineHeight: 1.4,
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            '&:focus-visible': { outline: '3px solid', outlineColor: 'accent.text', outlineOffset: 2 },
          }}
        >
          {notes}
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 0.5 }}>
        {!isHidden && !isStill && (
          <>
            <IconButton label={text('notes.slower')} onClick={() => onSpeed(speed - 1)} disabled={speed <= 0} inherit>
              <Minus size={icon.normal} aria-hidden />
            </IconButton>
            <Box component="span" aria-live="polite" sx={{ minWidth: '7em', textAlign: 'center' }}>
              {speed === 0 ? text('notes.still') : text('notes.speed', { speed, max: fastest })}
            </Box>
            <IconButton
              label={text('notes.faster')}
              onClick={() => onSpeed(speed + 1)}
              disabled={speed >= fastest}
              inherit
            >
              <Plus size={icon.normal} aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton
          label={text(isHidden ? 'notes.show' : 'notes.hide')}
          onClick={() => setHidden(!isHidden)}
          aria-expanded={!isHidden}
          inherit
        >
          {isHidden ? <Eye size={icon.normal} aria-hidden /> : <EyeOff size={icon.normal} aria-hidden />}
        </IconButton>
      </Box>
    </Box>
  );
}
