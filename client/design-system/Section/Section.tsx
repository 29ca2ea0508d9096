import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Right of the title, such as a link to the whole list. */
  action?: ReactNode;
  children: ReactNode;
  level?: 2 | 3;
}

/** A part of a page with a heading. */
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
          // Full width, or the lead could move up beside the title.
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
