import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useUiText } from '../messages/use-ui-text';
import { SearchInput } from '../SearchInput/SearchInput';
import { cueAt, searchCues } from './cues';
import { MomentButton } from './MomentButton';
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
      <SearchInput label={text('player.transcriptSearch')} words={words} onWords={setWords} />
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
              <MomentButton at={cue.start} isCurrent={index === current} onSeek={onSeek}>
                {cue.text}
              </MomentButton>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
