import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { Notice } from '../../../design-system/Notice/Notice';
import { useRoomsText } from '../messages/use-rooms-text';

export interface KnockListProps {
  /** People outside, by id, with their name. */
  readonly waiting: readonly { readonly id: string; readonly name: string; readonly isCandidate: boolean }[];
  readonly onAnswer: (participantId: string, admits: boolean) => Promise<void>;
}

/** Waiting people; only hosts get them. */
export function KnockList({ waiting, onAnswer }: KnockListProps) {
  const text = useRoomsText();
  const [hasFailed, setHasFailed] = useState(false);
  if (waiting.length === 0) return null;
  const answer = async (id: string, admits: boolean): Promise<void> => {
    setHasFailed(false);
    try {
      await onAnswer(id, admits);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Box role="alert">
      <Notice tone="accent" title={text('knock.title')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {waiting.map(({ id, name, isCandidate }) => (
            <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
                {`${name} · ${text(isCandidate ? 'knock.candidate' : 'knock.guest')}`}
              </Typography>
              <Button variant="primary" dense onClick={() => void answer(id, true)}>
                {text('knock.admit', { name })}
              </Button>
              <Button dense onClick={() => void answer(id, false)}>
                {text('knock.refuse', { name })}
              </Button>
            </Box>
          ))}
        </Box>
        {hasFailed && <Typography sx={{ mt: 1 }}>{text('knock.failed')}</Typography>}
      </Notice>
    </Box>
  );
}
