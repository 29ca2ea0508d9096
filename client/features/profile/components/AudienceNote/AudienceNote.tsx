import Box from '@mui/material/Box';
import { Eye, Lock } from 'lucide-react';
import { icon, radius } from '../../../../design-system/theme/tokens';
import { useProfileText } from '../../messages/use-profile-text';

export type AudiencePart = 'photo' | 'person' | 'work' | 'resume' | 'wishes';

/** Says who sees this part of the profile, before and after the person accepts. */
export function AudienceNote({ part }: { part: AudiencePart }) {
  const text = useProfileText();
  const isSeenAtOnce = part === 'person' || part === 'work';
  const rows = [
    { Icon: isSeenAtOnce ? Eye : Lock, when: text('audience.first'), what: text(`audience.${part}First`) },
    { Icon: Eye, when: text('audience.yes'), what: text(`audience.${part}Yes`) },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 1,
        px: 2,
        py: 1.5,
        borderRadius: `${radius.control}px`,
        bgcolor: 'background.sunken',
        typography: 'body2',
      }}
    >
      {rows.map(({ Icon, when, what }) => (
        <Box
          key={when}
          sx={{ display: 'grid', columnGap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '150px minmax(0, 1fr)' } }}
        >
          <Box component="dt" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, fontWeight: 'bold' }}>
            <Box component={Icon} size={icon.small} aria-hidden sx={{ mt: 0.25, color: 'frost' }} />
            {when}
          </Box>
          <Box component="dd" sx={{ color: 'text.secondary' }}>
            {what}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
