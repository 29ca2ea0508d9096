import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { useUiText } from '../messages/use-ui-text';
import { icon } from '../theme/tokens';
import { isSecondClick } from './second-click';

export interface DialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Called on Escape, the close button and a click outside. The focus returns to where it was. */
  onClose: () => void;
  wide?: boolean;
}

export function Dialog({ open, title, children, actions, onClose, wide = false }: DialogProps) {
  const id = useId();
  const text = useUiText();
  return (
    <MuiDialog
      open={open}
      onClose={(event) => !isSecondClick(event) && onClose()}
      aria-labelledby={id}
      maxWidth={wide ? 'md' : 'sm'}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <DialogTitle id={id} sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </DialogTitle>
        <Box sx={{ p: 1.5 }}>
          <IconButton label={text('close')} onClick={onClose}>
            <X size={icon.normal} />
          </IconButton>
        </Box>
      </Box>
      <DialogContent tabIndex={0}>{children}</DialogContent>
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </MuiDialog>
  );
}
