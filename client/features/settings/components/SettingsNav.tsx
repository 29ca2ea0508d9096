import Box from '@mui/material/Box';
import {
  Bell,
  CalendarDays,
  ChevronRight,
  Database,
  EyeOff,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  Palette,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { RouterLink } from '../../../design-system/TextLink/RouterLink';
import { icon, radius } from '../../../design-system/theme/tokens';
import { paths } from '../../../lib/paths';
import type { SectionName } from '../domain/sections';
import { useSettingsText } from '../messages/use-settings-text';

export interface SettingsNavProps {
  readonly sections: readonly SectionName[];
  readonly current: SectionName | null;
}

const icons: Readonly<Record<SectionName, LucideIcon>> = {
  account: UserRound,
  passkeys: KeyRound,
  'two-step': ShieldCheck,
  sessions: MonitorSmartphone,
  notifications: Bell,
  calendar: CalendarDays,
  privacy: EyeOff,
  display: Palette,
  data: Database,
};

/** The sections: a list on a phone, a column beside the open section on a desktop. */
export function SettingsNav({ sections, current }: SettingsNavProps) {
  const text = useSettingsText();
  return (
    <Box component="nav" aria-label={text('nav.label')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: { xs: 1, lg: 0.5 } }}>
        {sections.map((section) => {
          const Icon = icons[section];
          const isCurrent = section === current;
          return (
            <li key={section}>
              <Box
                component={RouterLink}
                href={paths.settingsSection(section)}
                aria-current={isCurrent ? 'page' : undefined}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
                  alignItems: 'center',
                  columnGap: 1.5,
                  p: { xs: 2, lg: 1.25 },
                  minHeight: 44,
                  color: isCurrent ? 'text.primary' : { xs: 'text.primary', lg: 'text.secondary' },
                  textDecoration: 'none',
                  borderRadius: `${radius.control}px`,
                  border: 1,
                  borderColor: { xs: 'line.main', lg: 'transparent' },
                  bgcolor: { xs: 'background.paper', lg: isCurrent ? 'accent.tint' : 'transparent' },
                  fontWeight: isCurrent ? 600 : 500,
                  '&:hover': { color: 'text.primary', borderColor: { xs: 'line.strong', lg: 'line.main' } },
                }}
              >
                <Icon size={icon.normal} aria-hidden />
                <span>
                  {text(`${section}.title`)}
                  <Box
                    component="span"
                    sx={{ display: { xs: 'block', lg: 'none' }, typography: 'body2', color: 'text.secondary' }}
                  >
                    {text(`${section}.summary`)}
                  </Box>
                </span>
                <Box component="span" sx={{ display: { xs: 'flex', lg: 'none' }, color: 'text.secondary' }}>
                  <ChevronRight size={icon.normal} aria-hidden />
                </Box>
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
