import Box from '@mui/material/Box';
import { useUiText } from '../messages/use-ui-text';

export interface PriceTagProps {
  /** In credits; undefined while the price list is being read. */
  price: number | undefined;
}

/** What an act costs, where the act itself is a link or a menu: `1 crédit`. */
export function PriceTag({ price }: PriceTagProps) {
  const text = useUiText();
  return (
    <Box
      component="span"
      sx={{
        fontWeight: 'bold',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {price === undefined ? text('price.reading') : text('price.credits', { count: price })}
    </Box>
  );
}
