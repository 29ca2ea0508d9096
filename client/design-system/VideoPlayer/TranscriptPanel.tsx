import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDuration } from '../../lib/format';
import { useUiText } from '../messages/use-ui-text';
import { controlHeight, icon, radius } from '../theme/tokens';
import { cueAt, searchCues } from './cues';
import type { VttState } from './use-vtt';

export interface TranscriptPanelProps {
  transcript: VttState;
  /** Language of the words. */
  language: string;
  /** Written by a machine: whoever reads it is told so. */
  automatic: boolean;
  /** Seconds. */
  position: number;
  onSeek: (seconds: number) => void;
}

/** What is said: it follows the video, leads to any line, and can be searched. */
export function TranscriptPanel({ transcript, language, automatic, position, onSeek }: TranscriptPanelProps) {
  const text = useUiText();
  const title = useId();
  const [words, setWords] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const cues = transcript.status === 'ready' ? transcript.cues : [];
  const hits = searchCues(cues, words);
  const isSearching = words.trim() !== '';
  const current = cueAt(cues, position);
  const shown = isSearching ? hits : cues.map((_, index) => index);

  useEffect(() => {
    const panel = list.current;
    const line = panel?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    // Only the list moves, never the page; and not while somebody reads the results of a search.
    if (!panel || !line || isSearching || panel.contains(document.activeElement)) return;
    panel.scrollTop = line.offsetTop - panel.clientHeight / 3;
  }, [current, isSearching]);

  return (
    <Box component="section" aria-labelledby={title} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography id={title} component="h3" variant="h4">
        {text('player.transcript')}
      </Typography>
      {automatic && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('player.transcriptAutomatic')}
        </Typography>
      )}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1.5,
          minHeight: controlHeight.normal,
          borderRadius: `${radius.control}px`,
          bgcolor: 'background.sunken',
        }}
      >
        <Search size={icon.normal} aria-hidden />
        <InputBase
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder={text('player.transcriptSearch')}
          inputProps={{ 'aria-label': text('player.transcriptSearch') }}
          fullWidth
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {transcript.status === 'loading' && text('player.transcriptLoading')}
        {transcript.status === 'failed' && text('player.transcriptFailed')}
        {isSearching && transcript.status === 'ready' && text('player.transcriptHits', { count: hits.length })}
      </Box>
      <Box
        component="ol"
        ref={list}
        lang={language}
        tabIndex={shown.length > 0 ? -1 : undefined}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 360, overflowY: 'auto', position: 'relative' }}
      >
        {shown.map((index) => {
          const cue = cues[index];
          if (!cue) return null;
          return (
            <li key={index}>
              <ButtonBase
                onClick={() => onSeek(cue.start)}
                aria-current={index === current ? 'true' : undefined}
                sx={{
                  width: '100%',
                  typography: 'body2',
                  display: 'flex',
                  gap: 1.5,
                  justifyContent: 'flex-start',
                  alignItems: 'baseline',
                  textAlign: 'start',
                  px: 1.5,
                  py: 0.75,
                  borderRadius: `${radius.control}px`,
                  bgcolor: index === current ? 'accent.tint' : 'transparent',
                  '&:hover': { bgcolor: index === current ? 'accent.tint' : 'background.sunken' },
                }}
              >
                <Box
                  component="span"
                  sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary', minWidth: '3.5em' }}
                >
                  {formatDuration(cue.start)}
                </Box>
                <Box component="span" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {cue.text}
                </Box>
              </ButtonBase>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
