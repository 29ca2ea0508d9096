import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, Plus, Star } from 'lucide-react';
import { useState } from 'react';
import type { ShortlistsPage } from '@modules/shortlists/http/shortlists.contract';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { useMenu } from '../../../design-system/Menu/use-menu';
import { icon } from '../../../design-system/theme/tokens';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { NameDialog } from '../forms/NameDialog';
import { useShortlistsText } from '../messages/use-shortlists-text';

type List = ShortlistsPage['shortlists'][number];

export interface StarMenuProps {
  readonly name: string;
  readonly lists: Loadable<readonly List[]>;
  /** Called on each opening; the lists are loaded on the first. */
  readonly onOpen: () => void;
  readonly onToggle: (list: List) => void;
  /** Creates a list with this person. Throws the errors of the API client. */
  readonly onNew: (name: string) => Promise<void>;
}

/** Star button with a menu: adds the person to lists or removes them. */
export function StarMenu({ name, lists, onOpen, onToggle, onNew }: StarMenuProps) {
  const text = useShortlistsText();
  const errorText = useErrorText();
  const [isNaming, setNaming] = useState(false);
  const label = text('star', { name });
  const { button, menu, close } = useMenu(label);
  return (
    <>
      <IconButton
        label={label}
        {...button}
        onClick={(event) => {
          button.onClick(event);
          onOpen();
        }}
      >
        <Star size={icon.normal} aria-hidden />
      </IconButton>
      <Menu {...menu}>
        {lists.status === 'loading' && <MenuItem disabled>{text('loading')}</MenuItem>}
        {lists.status === 'failed' && <MenuItem onClick={lists.retry}>{errorText(lists.error)}</MenuItem>}
        {lists.status === 'ready' &&
          lists.data.map((list) => (
            <MenuItem
              key={list.id}
              role="menuitemcheckbox"
              aria-checked={list.has_person === true}
              onClick={() => onToggle(list)}
              sx={{ gap: 1 }}
            >
              <Check size={icon.small} aria-hidden style={{ visibility: list.has_person ? 'visible' : 'hidden' }} />
              {list.name}
            </MenuItem>
          ))}
        <MenuItem
          sx={{ gap: 1 }}
          onClick={() => {
            close();
            setNaming(true);
          }}
        >
          <Plus size={icon.small} aria-hidden />
          {text('star.new')}
        </MenuItem>
      </Menu>
      <NameDialog
        open={isNaming}
        name={null}
        onName={async (listName) => {
          await onNew(listName);
          setNaming(false);
        }}
        onClose={() => setNaming(false)}
      />
    </>
  );
}
