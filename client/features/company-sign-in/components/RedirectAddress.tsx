import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useCompanySignInText } from '../messages/use-company-sign-in-text';

/** The address that the company enters at its provider, with a button to copy it. */
export function RedirectAddress({ address }: { readonly address: string }) {
  const text = useCompanySignInText();
  const toasts = useToasts();
  const id = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.success(text('provider.copied'));
    } catch {
      // The clipboard may be unavailable, for example without TLS.
      toasts.error(text('provider.notCopied'));
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 'bold' }}>
        {text('provider.redirect')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OutlinedInput
          id={id}
          value={address}
          readOnly
          sx={{ flex: '1 1 260px' }}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>{text('provider.copy')}</Button>
      </Box>
    </Box>
  );
}
