import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { useCopy } from '../../../design-system/Toasts/use-copy';
import { useLast } from '../../../lib/use-last';
import { useSharesText } from '../messages/use-shares-text';

export interface MadeLinkDialogProps {
  /** Null while the dialog is closed. */
  readonly address: string | null;
  readonly onClose: () => void;
}

/** Shows the address of a new link with a button to copy it. */
export function MadeLinkDialog({ address, onClose }: MadeLinkDialogProps) {
  const text = useSharesText();
  const shown = useLast(address) ?? '';
  const copy = useCopy({ copied: text('made.copied'), notCopied: text('made.notCopied') });
  return (
    <Dialog
      open={address !== null}
      title={text('made.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onClick={() => void copy(shown)}>
            {text('made.copy')}
          </Button>
          <Button variant="text" onClick={onClose}>
            {text('made.close')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{text('made.sentence')}</Typography>
        <OutlinedInput
          value={shown}
          readOnly
          fullWidth
          onFocus={(event) => event.target.select()}
          inputProps={{ 'aria-label': text('made.label') }}
        />
      </Box>
    </Dialog>
  );
}
