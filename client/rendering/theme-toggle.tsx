import Box from '@mui/material/Box';
import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../design-system/IconButton/IconButton';
import { useUiText } from '../design-system/messages/use-ui-text';
import { icon } from '../design-system/theme/tokens';

/**
 * Replaces `ThemeToggle` on the server, where the theme is unknown: both buttons are rendered, CSS shows one, and
 * `client/start.ts` switches.
 */
export function ThemeToggle() {
  const text = useUiText();
  return (
    <Box component="span" data-switch="theme" sx={{ display: 'contents' }}>
      <Box component="span" sx={{ display: 'contents', '[data-theme="light"] &': { display: 'none' } }}>
        <IconButton label={text('theme.toLight')}>
          <Sun size={icon.normal} aria-hidden />
        </IconButton>
      </Box>
      <Box component="span" sx={{ display: 'none', '[data-theme="light"] &': { display: 'contents' } }}>
        <IconButton label={text('theme.toDark')}>
          <Moon size={icon.normal} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}
