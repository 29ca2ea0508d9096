import { useColorScheme } from '@mui/material/styles';
import { Moon, Sun, type LucideIcon } from 'lucide-react';
import { useUiText } from '../messages/use-ui-text';

export interface ThemeSwitch {
  /** The effect of the switch: `Passer au thème clair`. */
  label: string;
  isLight: boolean;
  Icon: LucideIcon;
  change: () => void;
}

export function useThemeSwitch(): ThemeSwitch {
  const { colorScheme, setMode } = useColorScheme();
  const text = useUiText();
  const isLight = colorScheme === 'light';
  return {
    label: text(isLight ? 'theme.toDark' : 'theme.toLight'),
    isLight,
    Icon: isLight ? Moon : Sun,
    change: () => setMode(isLight ? 'dark' : 'light'),
  };
}
