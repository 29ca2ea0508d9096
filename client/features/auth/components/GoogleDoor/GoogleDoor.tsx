import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { useAuthText } from '../../messages/use-auth-text';

export interface GoogleDoorProps {
  readonly onEnter: () => void;
}

/** Button to sign in with Google. It leaves this page for Google's, which redirects back. */
export function GoogleDoor({ onEnter }: GoogleDoorProps) {
  const text = useAuthText();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          typography: 'body2',
          color: 'text.secondary',
          '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'line.main' },
        }}
      >
        {text('google.or')}
      </Box>
      <Button
        fullWidth
        loading={isLeaving}
        onClick={() => {
          setLeaving(true);
          onEnter();
        }}
      >
        {text('google.continue')}
      </Button>
    </Box>
  );
}
