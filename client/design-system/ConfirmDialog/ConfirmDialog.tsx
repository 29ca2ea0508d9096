import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { isSecondClick } from '../Dialog/second-click';
import { useUiText } from '../messages/use-ui-text';

export interface ConfirmDialogProps {
  open: boolean;
  /** A question: `Supprimer cette vidéo ?` */
  title: string;
  /** The consequences, and whether they can be undone. */
  children: ReactNode;
  /** The verb again: `Supprimer`, never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** The action is being sent; the dialog stays open until it is done. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation. The focus starts on Cancel and returns to the button that opened the dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, danger = false, busy = false, onConfirm, onCancel } = props;
  const text = useUiText();
  const titleId = useId();
  const contentId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <MuiDialog
      open={open}
      onClose={(event) => !busy && !isSecondClick(event) && onCancel()}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={contentId}
      maxWidth="xs"
      slotProps={{ transition: { onEntering: () => cancel.current?.focus() } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={contentId} sx={{ color: 'text.secondary' }}>
        {children}
      </DialogContent>
      <DialogActions>
        <Button ref={cancel} onClick={onCancel} disabled={busy}>
          {cancelLabel ?? text('cancel')}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={busy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </MuiDialog>
  );
}
