import { type MouseEvent, useId, useState } from 'react';

interface MenuButtonProps {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls'?: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface MenuProps {
  readonly id: string;
  readonly anchorEl: HTMLElement | null;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly slotProps: { readonly list: { readonly 'aria-label': string } };
}

export interface MenuParts {
  readonly button: MenuButtonProps;
  readonly menu: MenuProps;
  readonly close: () => void;
}

/**
 * Properties of a button and of the `Menu` that it opens.
 *
 * @example
 * const { button, menu, close } = useMenu(text('more'));
 * <IconButton label={text('more')} {...button}>…</IconButton>
 * <Menu {...menu}><MenuItem onClick={close}>…</MenuItem></Menu>
 */
export function useMenu(label: string): MenuParts {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return {
    close,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': anchor !== null,
      ...(anchor !== null && { 'aria-controls': id }),
      onClick: (event) => setAnchor(event.currentTarget),
    },
    menu: { id, anchorEl: anchor, open: anchor !== null, onClose: close, slotProps: { list: { 'aria-label': label } } },
  };
}
