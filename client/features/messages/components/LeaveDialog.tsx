import Box from '@mui/material/Box';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { useLast } from '../../../lib/use-last';
import { useMessagesText } from '../messages/use-messages-text';

export interface LeaveDialogProps {
  /** Address of the link; null while the dialog is closed. */
  readonly href: string | null;
  readonly onLeave: (href: string) => void;
  readonly onStay: () => void;
}

/** Shows the full address before a link opens, because the text of a link may hide where it leads. */
export function LeaveDialog({ href, onLeave, onStay }: LeaveDialogProps) {
  const text = useMessagesText();
  const shown = useLast(href) ?? '';
  return (
    <ConfirmDialog
      open={href !== null}
      title={text('link.title')}
      confirmLabel={text('link.confirm')}
      cancelLabel={text('link.stay')}
      onConfirm={() => onLeave(shown)}
      onCancel={onStay}
    >
      <Box component="span" sx={{ display: 'block', color: 'text.primary', overflowWrap: 'anywhere', mb: 1 }}>
        <strong>{shown}</strong>
      </Box>
      {text('link.sentence')}
    </ConfirmDialog>
  );
}
