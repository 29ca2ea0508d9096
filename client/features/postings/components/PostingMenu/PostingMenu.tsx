import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Copy, Ellipsis, LayoutTemplate } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { useMenu } from '../../../../design-system/Menu/use-menu';
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
  const label = text('card.menu', { title });
  const { button, menu, close } = useMenu(label);
  const entry = (action: ReactNode, symbol: ReactNode, onChoose: () => void) => (
    <MenuItem
      onClick={() => {
        close();
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
      <IconButton label={label} disabled={disabled} {...button}>
        <Ellipsis size={icon.normal} aria-hidden />
      </IconButton>
      <Menu {...menu}>
        {entry(text('action.duplicate'), <Copy size={icon.normal} aria-hidden />, onDuplicate)}
        {entry(text('action.keepTemplate'), <LayoutTemplate size={icon.normal} aria-hidden />, onKeepTemplate)}
      </Menu>
    </>
  );
}
