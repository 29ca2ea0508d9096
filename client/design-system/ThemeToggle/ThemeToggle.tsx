import { IconButton } from '../IconButton/IconButton';
import { icon } from '../theme/tokens';
import { useThemeSwitch } from './use-theme-switch';

export function ThemeToggle() {
  const { label, Icon, change } = useThemeSwitch();
  return (
    <IconButton label={label} onClick={change}>
      <Icon size={icon.normal} aria-hidden />
    </IconButton>
  );
}
