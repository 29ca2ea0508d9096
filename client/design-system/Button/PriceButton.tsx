import { Button, type ButtonProps } from './Button';

export interface PriceButtonProps extends Omit<ButtonProps, 'children'> {
  action: string;
  /** Price as the server writes it: `1 crédit`. */
  price: string;
}

/** A button that shows the price of its action. */
export function PriceButton({ action, price, variant = 'primary', ...rest }: PriceButtonProps) {
  return (
    <Button variant={variant} {...rest}>
      {`${action} · ${price}`}
    </Button>
  );
}
