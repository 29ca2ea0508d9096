import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck, Info, Sparkle, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { useUiText } from '../messages/use-ui-text';
import { icon, radius } from '../theme/tokens';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger' | 'accent';

export interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
}

const tones = {
  info: { Icon: Info, colour: 'info.main', tint: 'tint.info' },
  success: { Icon: CircleCheck, colour: 'success.main', tint: 'tint.success' },
  warning: { Icon: TriangleAlert, colour: 'warning.main', tint: 'tint.warning' },
  danger: { Icon: CircleAlert, colour: 'error.main', tint: 'tint.danger' },
  accent: { Icon: Sparkle, colour: 'accent.text', tint: 'accent.tint' },
};

/** A notice inside the page. If it appears after an action, wrap it in a `role="alert"` region. */
export function Notice({ tone, title, children, action, onClose }: NoticeProps) {
  const text = useUiText();
  const { Icon, colour, tint } = tones[tone];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'flex-start',
        columnGap: 1.5,
        rowGap: 1,
        p: 2,
        borderRadius: `${radius.control}px`,
        bgcolor: tint,
      }}
    >
      <Box component="span" sx={{ display: 'flex', color: colour, mt: 0.25 }}>
        <Icon size={icon.normal} aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, '& > *': { maxWidth: '68ch' }, '& > p + p, & > p + ul': { mt: 0.5 } }}>
        {title !== undefined && (
          <Box component="p" sx={{ fontWeight: 'bold' }}>
            {title}
          </Box>
        )}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </Box>
      {action !== undefined && (
        // On a phone the text has its own line below the close button; beside it, it would be one word wide.
        <Box
          sx={{
            order: { xs: 1, sm: 0 },
            alignSelf: 'center',
            flexBasis: { xs: '100%', sm: 'auto' },
            pl: { xs: 2.5, sm: 0 },
          }}
        >
          {action}
        </Box>
      )}
      {onClose && (
        <Box sx={{ my: -1.25, mr: -1 }}>
          <IconButton label={text('close')} onClick={onClose}>
            <X size={icon.normal} />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
