import Box from '@mui/material/Box';
import MuiIconButton from '@mui/material/IconButton';
import { lazy, Suspense, type AriaAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useLabelTip } from './use-label-tip';

// Loaded on hover or focus, so that no page waits for it.
const LabelTip = lazy(async () => ({ default: (await import('./LabelTip')).LabelTip }));

const MAX_SHOWN = 99;

export interface IconButtonProps extends Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed'
> {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  href?: string;
  /** A count beside the icon. Mention it in the label too. */
  count?: number;
  dense?: boolean;
  disabled?: boolean;
  edge?: 'start' | 'end';
  /** Takes the surrounding colour, for controls over a video. */
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
              // Drawn by CSS, so that the count is not in the button's text: the label has it.
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
