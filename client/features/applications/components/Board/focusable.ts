import { radius } from '../../../../design-system/theme/tokens';

/** A card that the keys of the list reach. */
export const focusable = {
  minWidth: 0,
  borderRadius: `${radius.card}px`,
  scrollMarginBlock: '96px',
  '&:focus': { outline: '2px solid', outlineColor: 'accent.main', outlineOffset: '2px' },
} as const;
