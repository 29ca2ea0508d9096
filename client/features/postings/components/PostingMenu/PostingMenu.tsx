import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Copy, Ellipsis, LayoutTemplate } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { icon } from '../../../../design-system/theme/tokens';
import { usePostingsText } from '../../messages/use-postings-text';

export interface PostingMenuProps {
  /** Title of the posting. */
  readonly title: string;
  readonly disabled: boolean;
  readonly onDuplicate: () => void;
  readonly onKeepTemplate: () => void;
}

/** Menu of a posting: duplicate, save as a template. */
export function PostingMenu({ title, disabled, onDuplicate, onKeepTemplate }: PostingMenuProps) {
  const text = usePostingsText();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = text('card.menu', { title });
  const entry = (action: ReactNode, symbol: ReactNode, onChoose: () => void) => (
    <MenuItem
      onClick={() => {
        setAnchor(null);
        onChoose();
      }}
      sx={{ gap: 1.5, whiteSpace: 'normal' }}
    >
      {symbol}
      {action}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        label={label}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor !== null && { 'aria-controls': menuId })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={icon.normal} aria-hidden />
      </IconButton>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {entry(text('action.duplicate'), <Copy size={icon.normal} aria-hidden />, onDuplicate)}
        {entry(text('action.keepTemplate'), <LayoutTemplate size={icon.normal} aria-hidden />, onKeepTemplate)}
      </Menu>
    </>
  );
}
