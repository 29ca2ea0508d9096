import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { useLinkText } from '../messages/use-link-text';

export interface LinkSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

/** The same for every address. The form it replaces had the focus, so the focus moves here. */
export function LinkSent({ email, onAgain }: LinkSentProps) {
  const linkText = useLinkText();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Box ref={note} tabIndex={-1} sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere', outline: 'none' }}>
      <Typography>{linkText('sent', { email })}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {linkText('nothingCame')}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <Button onClick={onAgain}>{linkText('again')}</Button>
      </Box>
    </Box>
  );
}
