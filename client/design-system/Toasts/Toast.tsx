import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { useUiText } from '../messages/use-ui-text';
import { icon, layout, radius } from '../theme/tokens';
import type { ToastAction } from './toast-context';

export interface ToastData {
  id: number;
  tone: 'success' | 'info' | 'danger';
  text: string;
  action?: ToastAction;
}

const STAYS_MS = 3_000;
/** Longer, because the person has to decide. */
const STAYS_WITH_ACTION_MS = 10_000;
const icons = { success: CircleCheck, info: Info, danger: CircleAlert };

/** One message. Success messages close after three seconds; the timer restarts when pointer and focus have left. */
export function Toast({ id, tone, text, action, onClose }: ToastData & { onClose: (id: number) => void }) {
  const words = useUiText();
  const [held, setHeld] = useState(false);
  const stays = tone === 'danger' || held;
  const shownFor = action ? STAYS_WITH_ACTION_MS : STAYS_MS;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onClose(id), shownFor);
    return () => clearTimeout(timer);
  }, [id, onClose, shownFor, stays]);
  const Icon = icons[tone];
  return (
    <Box
      data-toast=""
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        pl: 2,
        pr: 0.5,
        py: 0.5,
        maxWidth: layout.narrow,
        minHeight: 52,
        pointerEvents: 'auto',
        borderRadius: `${radius.control}px`,
        border: 1,
        borderColor: 'line.strong',
        bgcolor: 'background.raised',
        boxShadow: (theme) => theme.vars.palette.elevation.overlay,
      }}
    >
      <Box component="span" sx={{ display: 'flex', color: `${tone === 'danger' ? 'error' : tone}.main` }}>
        <Icon size={icon.normal} aria-hidden />
      </Box>
      <Box component="span" sx={{ flex: 1, py: 1 }}>
        {text}
      </Box>
      {action && (
        <Button
          variant="text"
          onClick={() => {
            action.onSelect();
            onClose(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={words('close')} onClick={() => onClose(id)}>
        <X size={icon.normal} />
      </IconButton>
    </Box>
  );
}
