import Box from '@mui/material/Box';
import MuiIconButton from '@mui/material/IconButton';
import { lazy, Suspense, type AriaAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useLabelTip } from './use-label-tip';

// Only who points at a button needs it: no page waits for it.
const LabelTip = lazy(async () => ({ default: (await import('./LabelTip')).LabelTip }));

const MAX_SHOWN = 99;

export interface IconButtonProps extends Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed'
> {
  /** Its name for screen readers and its tooltip. */
  label: string;
  children: ReactNode;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  href?: string;
  /** A figure beside the icon; say it in the label too. */
  count?: number;
  dense?: boolean;
  disabled?: boolean;
  edge?: 'start' | 'end';
  /** Colour of the surroundings, for controls over a video. */
  inherit?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, children, count, dense = false, inherit = false, href, ...rest }: IconButtonProps) {
  const tip = useLabelTip();
  const counted = count !== undefined && count > 0;
  return (
    <>
      <MuiIconButton
        aria-label={label}
        size={dense ? 'small' : 'medium'}
        {...(href !== undefined && { href })}
        {...rest}
        {...tip.handlers}
        sx={[
          inherit && { color: 'inherit', '&:hover': { color: 'inherit' } },
          counted && {
            width: 'auto',
            gap: 0.75,
            px: 1.25,
            border: 1,
            borderColor: 'line.main',
            bgcolor: 'background.sunken',
          },
        ]}
      >
        {children}
        {counted && (
          <Box
            component="span"
            aria-hidden
            data-count={count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
            sx={{
              typography: 'body2',
              fontWeight: 'bold',
              color: 'text.primary',
              fontVariantNumeric: 'tabular-nums',
              // No text of the button: its name says the whole figure.
              '&::after': { content: 'attr(data-count)' },
            }}
          />
        )}
      </MuiIconButton>
      {tip.anchor !== null && (
        <Suspense fallback={null}>
          <LabelTip label={label} anchor={tip.anchor} onEnter={tip.stay} onLeave={tip.leave} />
        </Suspense>
      )}
    </>
  );
}
