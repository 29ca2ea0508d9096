import Box from '@mui/material/Box';
import { KeyRound } from 'lucide-react';
import { Button } from '../../../../design-system/Button/Button';
import { Notice } from '../../../../design-system/Notice/Notice';
import { icon } from '../../../../design-system/theme/tokens';
import { useErrorText } from '../../../../lib/error-text';
import { useAuthText } from '../../messages/use-auth-text';
import type { PasskeyEntry } from '../../passkey/use-passkey-entry';

/** Signs in with a passkey: the browser shows its own dialog. */
export function PasskeyButton({ problem, isEntering, onEnter }: PasskeyEntry) {
  const text = useAuthText();
  const errorText = useErrorText();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {problem !== null && (
          <Notice tone="danger" title={text('passkey.failed')}>
            {errorText(problem)}
          </Notice>
        )}
      </Box>
      <Button fullWidth loading={isEntering} onClick={onEnter} startIcon={<KeyRound size={icon.normal} aria-hidden />}>
        {text('passkey.enter')}
      </Button>
    </Box>
  );
}
