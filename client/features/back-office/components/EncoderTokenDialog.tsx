import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EncoderCreated } from '@modules/media/http/encoders.contract';
import { Button } from '../../../design-system/Button/Button';
import { CopyField } from '../../../design-system/CopyField/CopyField';
import { Dialog } from '../../../design-system/Dialog/Dialog';
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
  const shown = useLast(created);
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
        <CopyField
          label={text('encoders.token')}
          value={shown?.token ?? ''}
          copy={text('encoders.copy')}
          copied={text('encoders.copied')}
          notCopied={text('encoders.notCopied')}
        />
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
