import Box from '@mui/material/Box';
import { useId, type ElementType, type ReactNode } from 'react';
import { radius } from '../theme/tokens';
import { CardHead } from './CardHead';

export interface CardProps {
  children?: ReactNode;
  title?: ReactNode;
  subtitle?: ReactNode;
  titleLevel?: 1 | 2 | 3 | 4;
  /** Beside the title and below it where there is no room: a state. */
  badge?: ReactNode;
  /** Above the title, as wide as the card: a poster. */
  media?: ReactNode;
  /** Left of the title: a ring, a picture. */
  lead?: ReactNode;
  /** Right of the title: a ring, a small menu. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** A row of a list as wide as the page: from 768 px `lead` stands left of everything and the actions right. */
  wide?: boolean;
  selected?: boolean;
  /** The title becomes a link and the whole card its target; other controls stay reachable above it. */
  href?: string;
  as?: ElementType;
}

const stacked = { display: 'flex', flexDirection: 'column', gap: 2 } as const;
/** Without a `lead` there is no column for one: the title begins where the text does. */
const across = (hasLead: boolean) => ({
  display: 'grid',
  columnGap: { xs: 2, md: 3 },
  rowGap: 2,
  gridTemplateColumns: hasLead
    ? { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' }
    : { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: hasLead
    ? { xs: '"lead head" "body body" "actions actions"', md: '"lead head actions" "lead body actions"' }
    : { xs: '"head" "body" "actions"', md: '"head actions" "body actions"' },
  gridTemplateRows: { md: 'auto 1fr' },
});

/** A thing of its own: a line around it, one soft shadow below. Never a card in a card; the inner one is a well. */
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
        ...(wide ? across(lead !== undefined) : stacked),
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
