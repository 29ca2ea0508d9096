import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
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
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (stages.length === 0) return null;
  return (
    <>
      <Button
        dense={dense}
        disabled={disabled}
        loading={loading}
        endIcon={<ChevronDown size={icon.normal} aria-hidden />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor !== null && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {stages.map((stage) => (
          <MenuItem
            key={stage.id}
            onClick={() => {
              setAnchor(null);
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
