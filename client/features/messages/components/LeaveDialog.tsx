import Box from '@mui/material/Box';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { useLast } from '../../../lib/use-last';
import { useMessagesText } from '../messages/use-messages-text';

export interface LeaveDialogProps {
  /** Where to; null while nobody leaves. */
  readonly href: string | null;
  readonly onLeave: (href: string) => void;
  readonly onStay: () => void;
}

/** The whole address before it is opened: what a link says and where it leads may be two things. */
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
