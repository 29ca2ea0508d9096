import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { PriceTag } from '../../../../design-system/priced-button/PriceTag';
import { icon } from '../../../../design-system/theme/tokens';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { type OnWish, offeredActions } from '../../domain/asked';
import type { ShownApplication } from '../../domain/received';
import { useApplicationsText } from '../../messages/use-applications-text';

export interface MoveMenuProps {
  readonly application: ShownApplication;
  readonly isBusy: boolean;
  readonly onWish: OnWish;
}

/** All moves of a card, for keyboard and touch. Includes those that dragging does not offer. */
export function MoveMenu({ application, isBusy, onWish }: MoveMenuProps) {
  const text = useApplicationsText();
  const shared = useSharedText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const actions = offeredActions(application.allowed_actions);
  if (actions.length === 0) return null;
  const label = shared('action.named', { label: text('board.move'), name: application.user.full_name });
  return (
    <>
      <Button
        dense
        disabled={isBusy}
        endIcon={<ChevronDown size={icon.normal} aria-hidden />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor !== null && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('board.move')}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {actions.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              onWish(application, { kind });
            }}
          >
            <span>
              {text(`action.${kind}`)}
              {kind === 'ACCEPT' && (
                <>
                  {' · '}
                  <PriceTag price={application.accept_price} />
                </>
              )}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
