import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useUiText } from '../messages/use-ui-text';

export interface BreadcrumbsProps {
  /** From the top level down; the last one is the current page. */
  items: readonly { label: string; href?: string }[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const text = useUiText();
  const last = items.length - 1;
  return (
    <Box component="nav" aria-label={text('nav.breadcrumbs')} sx={{ typography: 'body2', color: 'text.secondary' }}>
      <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', p: 0, listStyle: 'none' }}>
        {items.map((item, index) => (
          <Box component="li" key={`${index} ${item.label}`} sx={{ display: 'flex', minWidth: 0 }}>
            {item.href === undefined || index === last ? (
              <Box
                component="span"
                aria-current={index === last ? 'page' : undefined}
                sx={{ py: 0.5, overflowWrap: 'anywhere' }}
              >
                {item.label}
              </Box>
            ) : (
              <MuiLink href={item.href} sx={{ color: 'inherit', py: 0.5 }}>
                {item.label}
              </MuiLink>
            )}
            {index < last && (
              <Box component="span" aria-hidden sx={{ px: 1, py: 0.5 }}>
                {'/'}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
