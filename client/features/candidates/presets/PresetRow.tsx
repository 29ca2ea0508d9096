import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis } from 'lucide-react';
import type { FilterPreset } from '@modules/matching/http/candidate-search.contract';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { useMenu } from '../../../design-system/Menu/use-menu';
import { icon, radius } from '../../../design-system/theme/tokens';
import { useCandidatesText } from '../messages/use-candidates-text';

export interface PresetRowProps {
  readonly preset: FilterPreset;
  /** The list shows exactly its filters. */
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onReplace: () => void;
  readonly onDefault: (isDefault: boolean) => void;
  readonly onShare: (isShared: boolean) => void;
  readonly onDelete: () => void;
}

/** One preset: a click on its name opens it; its menu changes it. */
export function PresetRow({ preset, isOpen, isBusy, onOpen, ...changes }: PresetRowProps) {
  const text = useCandidatesText();
  const { name, is_default: isDefault, is_shared: isShared, is_own: isOwn, author_name: author } = preset;
  const menuLabel = text('presets.actions', { name });
  const { button, menu, close } = useMenu(menuLabel);
  const entries = [
    { label: text('presets.rename'), onSelect: changes.onRename },
    ...(isOpen ? [] : [{ label: text('presets.replace'), onSelect: changes.onReplace }]),
    ...(isOwn
      ? [
          {
            label: text(isDefault ? 'presets.unsetDefault' : 'presets.setDefault'),
            onSelect: () => changes.onDefault(!isDefault),
          },
          {
            label: text(isShared ? 'presets.unshare' : 'presets.share'),
            onSelect: () => changes.onShare(!isShared),
          },
        ]
      : []),
    { label: text('presets.delete'), onSelect: changes.onDelete },
  ];
  const sharing = author === null ? text('presets.shared') : text('presets.sharedBy', { name: author });
  const marks = [...(isDefault ? [text('presets.default')] : []), ...(isShared ? [sharing] : [])];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <ButtonBase
        onClick={onOpen}
        aria-pressed={isOpen}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 44,
          mx: -1,
          px: 1,
          justifyContent: 'flex-start',
          textAlign: 'start',
          typography: 'body2',
          color: isOpen ? 'text.primary' : 'text.secondary',
          fontWeight: isOpen ? 'bold' : 'normal',
          borderRadius: `${radius.control}px`,
          '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
        }}
      >
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {[name, ...marks].join(' · ')}
        </Box>
      </ButtonBase>
      {preset.can_change && (
        <IconButton label={menuLabel} dense disabled={isBusy} {...button}>
          <Ellipsis size={icon.normal} aria-hidden />
        </IconButton>
      )}
      <Menu
        {...menu}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {entries.map(({ label, onSelect }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              onSelect();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
