import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { currentItem, type MenuAction, type NavigationItem } from '../AppHeader/navigation-item';
import { icon } from '../theme/tokens';

interface DrawerLinksProps {
  items: readonly (MenuAction | NavigationItem)[];
  current: string;
  onSelect: () => void;
}

/** Links and actions of the drawer, as rows large enough for touch. */
export function DrawerLinks({ items, current, onSelect }: DrawerLinksProps) {
  const links = items.filter((item): item is NavigationItem => item.href !== undefined);
  const here = currentItem(links, current);
  return (
    <Box component="ul" sx={{ p: 0, listStyle: 'none' }}>
      {items.map((item) => {
        const { href, label, icon: Icon } = item;
        const count = 'count' in item ? item.count : undefined;
        const chosen = href !== undefined && href === here;
        return (
          <li key={label}>
            <ListItemButton
              selected={chosen}
              {...(href === undefined
                ? { component: 'button', sx: { width: '100%', font: 'inherit', textAlign: 'start' } }
                : { href })}
              aria-current={chosen ? 'page' : undefined}
              onClick={() => {
                onSelect();
                if ('onSelect' in item) item.onSelect?.();
              }}
            >
              {Icon && <Icon size={icon.normal} aria-hidden />}
              <Box component="span" sx={{ flex: 1, fontWeight: 500 }}>
                {label}
              </Box>
              {count !== undefined && count > 0 && (
                <Box sx={{ color: 'accent.text', fontVariantNumeric: 'tabular-nums' }}>{count}</Box>
              )}
            </ListItemButton>
          </li>
        );
      })}
    </Box>
  );
}
