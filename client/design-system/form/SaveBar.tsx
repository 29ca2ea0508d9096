import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useFormState } from 'react-hook-form';
import type { ReactNode } from 'react';
import { useUiText } from '../messages/use-ui-text';
import { layout, radius } from '../theme/tokens';

export interface SaveBarProps {
  /** Buttons, the primary one first. */
  children: ReactNode;
  /** There are unsaved values that were not typed now, such as a restored draft. */
  isUnsaved?: boolean;
}

/** Height in pixels when the text is above the buttons. */
const ROOM = 120;

/** Buttons of a long form, fixed at the bottom of the window, above the bottom bar of a phone. */
export function SaveBar({ children, isUnsaved = false }: SaveBarProps) {
  const text = useUiText();
  const { isDirty } = useFormState();
  return (
    <>
      <GlobalStyles styles={{ ':root': { '--foot-buttons': `${ROOM}px` } }} />
      <Box
        sx={{
          position: 'sticky',
          zIndex: 2,
          bottom: { xs: `calc(${layout.bottomBar}px + env(safe-area-inset-bottom) + 8px)`, md: '16px' },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          p: { xs: 1.5, sm: 2 },
          border: 1,
          borderColor: 'line.main',
          borderRadius: `${radius.card}px`,
          bgcolor: 'background.raised',
          boxShadow: (theme) => theme.vars.palette.elevation.overlay,
        }}
      >
        <Box role="status" sx={{ flex: '1 1 200px', typography: 'body2', color: 'text.secondary' }}>
          {text(isDirty || isUnsaved ? 'saveBar.unsaved' : 'saveBar.saved')}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, flexGrow: { xs: 1, sm: 0 }, '& > *': { flexGrow: { xs: 1, sm: 0 } } }}>
          {children}
        </Box>
      </Box>
    </>
  );
}
