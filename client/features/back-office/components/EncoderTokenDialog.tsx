import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { EncoderCreated } from '@modules/media/http/encoders.contract';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useLast } from '../../../lib/use-last';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface EncoderTokenDialogProps {
  /** Null while the dialog is closed. */
  readonly created: EncoderCreated | null;
  /** Address of this site. */
  readonly site: string;
  readonly onClose: () => void;
}

/** Shows the token of a new encoder, once. */
export function EncoderTokenDialog({ created, site, onClose }: EncoderTokenDialogProps) {
  const text = useBackOfficeText();
  const toasts = useToasts();
  const id = useId();
  const shown = useLast(created);
  const token = shown?.token ?? '';
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(token);
      toasts.success(text('encoders.copied'));
    } catch {
      // The clipboard may be unavailable, for example without TLS.
      toasts.error(text('encoders.notCopied'));
    }
  };
  return (
    <Dialog
      open={created !== null}
      title={text('encoders.tokenTitle', { name: shown?.encoder.name ?? '' })}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {text('encoders.close')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{text('encoders.tokenOnce')}</Typography>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 'bold' }}>
            {text('encoders.token')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <OutlinedInput
              id={id}
              value={token}
              readOnly
              sx={{ flex: '1 1 260px' }}
              onFocus={(event) => event.target.select()}
            />
            <Button onClick={() => void copy()}>{text('encoders.copy')}</Button>
          </Box>
        </Box>
        <Box>
          <Typography sx={{ mb: 1 }}>{text('encoders.howTo')}</Typography>
          <Typography component="code" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {`npm run encoder -- --api ${site} --token-file token --slots ${shown?.encoder.slots ?? 1}`}
          </Typography>
        </Box>
      </Box>
    </Dialog>
  );
}
