import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { RouterLink } from '../../../../design-system/TextLink/RouterLink';
import { icon } from '../../../../design-system/theme/tokens';
import { ListSkeleton } from '../../../../design-system/Skeletons/ListSkeleton';
import { Section } from '../../../../design-system/Section/Section';
import type { NextStep } from '../../domain/next-steps';
import { useDashboardText } from '../../messages/use-dashboard-text';

/** A short list of suggested steps; the first one is highlighted. */
export function NextSteps({ steps }: { steps: readonly NextStep[] | null }) {
  const text = useDashboardText();
  return (
    <Section title={text('next.title')}>
      {steps === null ? (
        <ListSkeleton count={2} />
      ) : steps.length === 0 ? (
        <Box>
          <Typography variant="h4" component="p">
            {text('next.doneTitle')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text('next.done')}</Typography>
        </Box>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {steps.map(({ name, href, count }, index) => (
            <Box
              component="li"
              key={name}
              sx={{
                position: 'relative',
                display: 'flex',
                gap: 2,
                alignItems: 'center',
                py: 2,
                borderTop: 1,
                borderColor: 'line.main',
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box
                  component={RouterLink}
                  href={href}
                  sx={{
                    color: index === 0 ? 'accent.text' : 'text.primary',
                    fontWeight: 'bold',
                    textDecoration: 'none',
                    '&::after': { content: '""', position: 'absolute', inset: 0 },
                    '&:hover': { textDecoration: 'underline' },
                  }}
                >
                  {count === undefined ? text(`next.${name}` as 'next.video') : text('next.decide', { count })}
                </Box>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {text(`next.${name}Text`)}
                </Typography>
              </Box>
              <Box component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
                <ArrowRight size={icon.normal} aria-hidden />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}
