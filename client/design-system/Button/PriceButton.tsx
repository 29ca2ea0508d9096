import { Button, type ButtonProps } from './Button';

export interface PriceButtonProps extends Omit<ButtonProps, 'children'> {
  action: string;
  /** What it costs, as the server says it: `1 crédit`. */
  price: string;
}

/** An action that costs something says how much on the button itself. */
export function PriceButton({ action, price, variant = 'primary', ...rest }: PriceButtonProps) {
  return (
    <Button variant={variant} {...rest}>
      {`${action} · ${price}`}
    </Button>
  );
}
