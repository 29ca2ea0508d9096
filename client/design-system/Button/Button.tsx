import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useUiText } from '../messages/use-ui-text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export type ButtonVariant = 'primary' | 'secondary' | 'text' | 'danger';

export interface ButtonProps extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-describedby'
> {
  children: ReactNode;
  /** One primary button per view or card; the others are outlined or text. */
  variant?: ButtonVariant | undefined;
  href?: string | undefined;
  type?: 'button' | 'submit' | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Keeps look, width and focus, ignores clicks, and is announced as busy. */
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  /** 36 px, for rows on a desktop. Stays 44 px on touch screens. */
  dense?: boolean | undefined;
  fullWidth?: boolean | undefined;
  /** Fills the remaining width in a row of buttons. */
  grow?: boolean | undefined;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const look = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'secondary' },
  text: { variant: 'text', color: 'secondary' },
  danger: { variant: 'outlined', color: 'error' },
} as const;

// Plays once and slows down, instead of looping.
const filling = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.92)' } });

export function Button({
  variant = 'secondary',
  loading = false,
  dense = false,
  grow = false,
  href,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const text = useUiText();
  const click = (event: MouseEvent<HTMLElement>) => {
    // Not `disabled`: a disabled button would lose the keyboard focus while the form is sent.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <MuiButton
      {...look[variant]}
      size={dense ? 'small' : 'medium'}
      {...(href === undefined ? { type } : { href })}
      onClick={click}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
      sx={{
        position: 'relative',
        overflow: 'clip',
        overflowClipMargin: 6,
        ...(grow && { flex: '1 1 auto' }),
        ...(loading && { cursor: 'progress' }),
      }}
    >
      {children}
      {loading && (
        <>
          <VisuallyHidden>{`, ${text('busy')}`}</VisuallyHidden>
          <Box
            component="span"
            aria-hidden
            sx={{
              position: 'absolute',
              insetInline: 0,
              bottom: 0,
              height: 3,
              bgcolor: 'currentcolor',
              transformOrigin: 'left',
              animation: `${filling} 12s cubic-bezier(0, 0.6, 0.1, 1) forwards`,
            }}
          />
        </>
      )}
    </MuiButton>
  );
}
