import Box from '@mui/material/Box';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { buyCreditsPath } from '../../lib/paths';
import { Button, type ButtonProps } from '../Button/Button';
import { PriceButton } from '../Button/PriceButton';
import { useUiText } from '../messages/use-ui-text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface PricedButtonProps extends Omit<ButtonProps, 'children' | 'href'> {
  /** The verb, a plain text: `Réserver`. */
  children: string;
  /** In credits, from the price list of the server; undefined while it is being read. */
  price: number | undefined;
  /** Credits that can be spent; undefined while they are being read: then the server decides alone. */
  available: number | undefined;
  /** Where to come back to after buying: the page shown, unless said otherwise. */
  returnTo?: string | undefined;
}

/**
 * An act that costs credits: nobody can press it before its price is known. Where the balance is short it leads to buying,
 * and from there back.
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
