import Box from '@mui/material/Box';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { buyCreditsPath } from '../../lib/paths';
import { Button, type ButtonProps } from '../Button/Button';
import { PriceButton } from '../Button/PriceButton';
import { useUiText } from '../messages/use-ui-text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface PricedButtonProps extends Omit<ButtonProps, 'children' | 'href'> {
  /** The verb, as plain text: `Réserver`. */
  children: string;
  /** In credits, from the server's price list; undefined while loading. */
  price: number | undefined;
  /** Available credits; undefined while loading, then only the server checks. */
  available: number | undefined;
  /** Address to return to after buying credits; the current page by default. */
  returnTo?: string | undefined;
}

/**
 * Button of an action that costs credits; disabled until the price is known.
 * If the balance is too low, it leads to the purchase and back.
 */
export function PricedButton({ children, price, available, returnTo, ...rest }: PricedButtonProps) {
  const text = useUiText();
  const { pathname, search } = useLocation();
  if (price === undefined) {
    return (
      <Button variant="primary" {...rest} disabled>
        {`${children} · …`}
        <VisuallyHidden>{text('price.reading')}</VisuallyHidden>
      </Button>
    );
  }
  const words = text('price.credits', { count: price });
  if (available !== undefined && available < price) {
    return (
      <BuyInstead
        {...rest}
        href={buyCreditsPath(returnTo ?? pathname + search)}
        why={text('price.short', { action: children, price: words, missing: price - available })}
      />
    );
  }
  return <PriceButton action={children} price={words} {...rest} />;
}

interface BuyInsteadProps extends Pick<ButtonProps, 'variant' | 'dense' | 'fullWidth' | 'grow'> {
  href: string;
  why: string;
}

function BuyInstead({ href, why, variant = 'primary', dense, fullWidth, grow = false }: BuyInsteadProps) {
  const text = useUiText();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: '100%', ...(grow && { flex: '1 1 auto' }) }}>
      <Button href={href} variant={variant} dense={dense} fullWidth={fullWidth} aria-describedby={id}>
        {text('price.buy')}
      </Button>
      <Box component="span" id={id} sx={{ typography: 'caption', color: 'text.secondary' }}>
        {why}
      </Box>
    </Box>
  );
}
