import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../../../design-system/Button/Button';
import { useMenu } from '../../../../design-system/Menu/use-menu';
import { PriceTag } from '../../../../design-system/priced-button/PriceTag';
import { icon } from '../../../../design-system/theme/tokens';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { type OnAction, offeredActions, wishFor } from '../../domain/asked';
import { type TeamStage } from '../../domain/board';
import type { ShownApplication } from '../../domain/received';
import { useApplicationsText } from '../../messages/use-applications-text';

export interface MoveMenuProps {
  readonly application: ShownApplication;
  readonly isBusy: boolean;
  readonly onAction: OnAction;
  /** The team's own stages; empty without any. */
  readonly stages: readonly TeamStage[];
}

/** All moves of a card, for keyboard and touch. Includes those that dragging does not offer. */
export function MoveMenu({ application, isBusy, onAction, stages }: MoveMenuProps) {
  const text = useApplicationsText();
  const shared = useSharedText();
  const language = useLanguage();
  const label = shared('action.named', { label: text('board.move'), name: application.user.full_name });
  const { button, menu, close } = useMenu(label);
  const actions = offeredActions(application.allowed_actions);
  const reachable = stages.filter((stage) => application.stage.moves.includes(stage.id));
  if (actions.length + reachable.length === 0) return null;
  return (
    <>
      <Button
        dense
        disabled={isBusy}
        endIcon={<ChevronDown size={icon.normal} aria-hidden />}
        aria-label={label}
        {...button}
      >
        {text('board.move')}
      </Button>
      <Menu {...menu}>
        {reachable.map((stage) => (
          <MenuItem
            key={stage.id}
            onClick={() => {
              close();
              onAction(application, wishFor(application, stage));
            }}
          >
            {text('board.toStage', { stage: stage.name[language] })}
          </MenuItem>
        ))}
        {reachable.length > 0 && actions.length > 0 && <Divider component="li" />}
        {actions.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              close();
              onAction(application, { kind });
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
