import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Right of the title: a link to all of it. */
  action?: ReactNode;
  children: ReactNode;
  level?: 2 | 3;
}

/** A named part of a page. */
export function Section({ title, lead, action, children, level = 2 }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          justifyContent: 'space-between',
          alignItems: 'baseline',
        }}
      >
        <Typography id={id} component={`h${level}`} variant={level === 2 ? 'h3' : 'h4'}>
          {title}
        </Typography>
        {action}
        {lead !== undefined && (
          // A line of its own: the measure of the words must not let it slip beside the title.
          <Box sx={{ flexBasis: '100%' }}>
            <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
              {lead}
            </Typography>
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}
