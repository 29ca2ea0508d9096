import Box from '@mui/material/Box';
import { Languages } from 'lucide-react';
import type { Language } from '../../lib/i18n';
import { Button } from '../Button/Button';
import { icon } from '../theme/tokens';
import { useLanguageSwitch } from './use-language-switch';

/** Labelled in the language it switches to, so that people who need it understand it. */
export function LanguageToggle({ onChange }: { onChange?: (language: Language) => void }) {
  const { other, label, change } = useLanguageSwitch(onChange);
  return (
    // `data-switch`: a server-rendered page changes its language without the application (client/start.ts).
    <Box component="span" data-switch="language" sx={{ display: 'contents' }}>
      <Button variant="text" onClick={change} startIcon={<Languages size={icon.normal} aria-hidden />}>
        <Box component="span" lang={other}>
          {label}
        </Box>
      </Button>
    </Box>
  );
}
