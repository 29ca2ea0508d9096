import Box from '@mui/material/Box';
import { useId, type ElementType, type ReactNode } from 'react';
import { radius } from '../theme/tokens';
import { CardHead } from './CardHead';

export interface CardProps {
  children?: ReactNode;
  title?: ReactNode;
  subtitle?: ReactNode;
  titleLevel?: 1 | 2 | 3 | 4;
  /** A status badge beside the title, or below it on narrow cards. */
  badge?: ReactNode;
  /** A poster above the title, as wide as the card. */
  media?: ReactNode;
  /** Left of the title: a ring, a picture. */
  lead?: ReactNode;
  /** Right of the title: a score ring, a small menu. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** A row of a full-width list: from 768 px `lead` is at the left and the actions at the right. */
  wide?: boolean;
  selected?: boolean;
  /** Makes the title a link and the whole card clickable; other controls stay usable. */
  href?: string;
  as?: ElementType;
}

const stacked = { display: 'flex', flexDirection: 'column', gap: 2 } as const;

/** Only columns and rows with content: an empty one would still add its gap. */
function across({ hasLead, hasActions }: { hasLead: boolean; hasActions: boolean }) {
  const line = (...areas: (string | false)[]): string => `"${areas.filter(Boolean).join(' ')}"`;
  const lead = hasLead && 'lead';
  const twice = (area: string): string => line(area, hasLead && area);
  const below = hasActions ? ` ${twice('actions')}` : '';
  return {
    display: 'grid',
    columnGap: { xs: 2, md: 3 },
    rowGap: 2,
    gridTemplateColumns: {
      xs: hasLead ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)',
      md: [hasLead && 'auto', 'minmax(0, 1fr)', hasActions && 'auto'].filter(Boolean).join(' '),
    },
    gridTemplateAreas: {
      xs: `${line(lead, 'head')} ${twice('body')}${below}`,
      md: `${line(lead, 'head', hasActions && 'actions')} ${line(lead, 'body', hasActions && 'actions')}`,
    },
    gridTemplateRows: { md: 'auto 1fr' },
  } as const;
}

/** A bordered box with a soft shadow. Do not nest cards: use a well inside. */
export function Card(props: CardProps) {
  const { children, title, media, lead, actions, wide = false, selected = false, href, as = 'article' } = props;
  const id = useId();
  const element = title === undefined && as === 'article' ? 'div' : as;
  const buttons = actions !== undefined && (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        mt: wide ? 0 : 'auto',
        ...(wide && {
          gridArea: 'actions',
          flexDirection: { xs: 'row', md: 'column' },
          alignItems: 'stretch',
          minWidth: { md: 140 },
        }),
      }}
    >
      {actions}
    </Box>
  );
  return (
    <Box
      component={element}
      {...(title !== undefined && element === 'article' && { 'aria-labelledby': id })}
      sx={{
        position: 'relative',
        minWidth: 0,
        p: { xs: 2, sm: 3 },
        borderRadius: `${radius.card}px`,
        border: 1,
        borderColor: selected ? 'line.strong' : 'line.main',
        bgcolor: 'background.paper',
        boxShadow: (theme) => theme.vars.palette.elevation.card,
        ...(wide ? across({ hasLead: lead !== undefined, hasActions: actions !== undefined }) : stacked),
        ...(href !== undefined && {
          '&:hover': { borderColor: 'line.strong' },
          '& :where(a, button):not([data-card-link])': { position: 'relative', zIndex: 1 },
        }),
      }}
    >
      {media !== undefined && <Box sx={{ mx: { xs: -0.5, sm: -1.25 }, mt: { xs: -0.5, sm: -1.25 } }}>{media}</Box>}
      {wide && lead !== undefined && <Box sx={{ gridArea: 'lead' }}>{lead}</Box>}
      {title !== undefined && (
        <Box sx={{ gridArea: wide ? 'head' : undefined, minWidth: 0 }}>
          <CardHead {...props} id={id} lead={wide ? undefined : lead} />
        </Box>
      )}
      {wide && children !== undefined ? (
        <Box sx={{ gridArea: 'body', minWidth: 0, ...stacked }}>{children}</Box>
      ) : (
        children
      )}
      {buttons}
    </Box>
  );
}
