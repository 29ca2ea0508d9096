import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../../../design-system/Button/Button';
import { useMenu } from '../../../../design-system/Menu/use-menu';
import { icon } from '../../../../design-system/theme/tokens';
import { useLanguage } from '../../../../lib/i18n';
import type { TeamStage } from '../../domain/board';

export interface StageMenuProps {
  readonly children: string;
  /** For screen readers, with the name of the person. */
  readonly label?: string;
  readonly stages: readonly TeamStage[];
  readonly disabled?: boolean;
  readonly loading?: boolean;
  readonly dense?: boolean;
  readonly onChoose: (stage: TeamStage) => void;
}

/** A button that opens the stages of the team that somebody can be moved to. Nothing is shown without any. */
export function StageMenu(props: StageMenuProps) {
  const { children, label = children, stages, disabled = false, loading = false, dense = false, onChoose } = props;
  const language = useLanguage();
  const { button, menu, close } = useMenu(label);
  if (stages.length === 0) return null;
  return (
    <>
      <Button
        dense={dense}
        disabled={disabled}
        loading={loading}
        endIcon={<ChevronDown size={icon.normal} aria-hidden />}
        aria-label={label}
        {...button}
      >
        {children}
      </Button>
      <Menu {...menu}>
        {stages.map((stage) => (
          <MenuItem
            key={stage.id}
            onClick={() => {
              close();
              onChoose(stage);
            }}
          >
            {stage.name[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
