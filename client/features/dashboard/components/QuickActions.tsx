import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Briefcase, Building2, ChartColumn, Eye, FilePlus2, type LucideIcon, Search, Users, Video } from 'lucide-react';
import { Section } from '../../../design-system/Section/Section';
import { RouterLink } from '../../../design-system/TextLink/RouterLink';
import { icon } from '../../../design-system/theme/tokens';
import { paths } from '../../../lib/paths';
import type { DashboardMessages } from '../messages/messages';
import { useDashboardText } from '../messages/use-dashboard-text';

interface QuickAction {
  readonly href: string;
  readonly Icon: LucideIcon;
  readonly label: keyof DashboardMessages & `actions.${string}`;
  readonly sentence: keyof DashboardMessages & `actions.${string}`;
}

export const recruiterActions: readonly QuickAction[] = [
  { href: paths.newJob, Icon: FilePlus2, label: 'actions.newJob', sentence: 'actions.newJobText' },
  { href: paths.recruiterCandidates, Icon: Users, label: 'actions.candidates', sentence: 'actions.candidatesText' },
  { href: paths.ownJobs, Icon: Briefcase, label: 'actions.manage', sentence: 'actions.manageText' },
  { href: paths.hiring, Icon: ChartColumn, label: 'actions.hiring', sentence: 'actions.hiringText' },
  { href: paths.companyProfile, Icon: Building2, label: 'actions.company', sentence: 'actions.companyText' },
];

export const seekerActions: readonly QuickAction[] = [
  { href: paths.jobs, Icon: Search, label: 'actions.search', sentence: 'actions.searchText' },
  { href: paths.videos, Icon: Video, label: 'actions.video', sentence: 'actions.videoText' },
  { href: paths.profilePreview, Icon: Eye, label: 'actions.preview', sentence: 'actions.previewText' },
];

/** The most used actions. */
export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  const text = useDashboardText();
  return (
    <Section title={text('actions.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {actions.map(({ href, Icon, label, sentence }) => (
          <Box
            component="li"
            key={href}
            sx={{ position: 'relative', display: 'flex', gap: 2, py: 2, borderTop: 1, borderColor: 'line.main' }}
          >
            <Box component="span" sx={{ display: 'flex', pt: 0.25, color: 'text.secondary' }}>
              <Icon size={icon.large} aria-hidden />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Box
                component={RouterLink}
                href={href}
                sx={{
                  color: 'text.primary',
                  fontWeight: 'bold',
                  textDecoration: 'none',
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                  '&:hover': { textDecoration: 'underline' },
                }}
              >
                {text(label)}
              </Box>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text(sentence)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
