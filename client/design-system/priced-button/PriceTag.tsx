import Box from '@mui/material/Box';
import { useUiText } from '../messages/use-ui-text';

export interface PriceTagProps {
  /** In credits; undefined while loading. */
  price: number | undefined;
}

/** Price of an action that is a link or a menu entry: `1 crédit`. */
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
