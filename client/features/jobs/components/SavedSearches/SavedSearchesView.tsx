import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Bell, BellOff, BookmarkPlus, X } from 'lucide-react';
import { useId } from 'react';
import type { SavedSearch } from '@modules/notifications/http/saved-searches.contract';
import { Button } from '../../../../design-system/Button/Button';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { icon, radius } from '../../../../design-system/theme/tokens';
import { useJobsText } from '../../messages/use-jobs-text';

export interface SavedSearchesViewProps {
  readonly searches: readonly SavedSearch[];
  /** The current search has filters and is not saved yet. */
  readonly canSave: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onOpen: (search: SavedSearch) => void;
  readonly onAlert: (search: SavedSearch, alert: boolean) => void;
  readonly onRemove: (search: SavedSearch) => void;
}

/** Saved searches with their alerts. */
export function SavedSearchesView({
  searches,
  canSave,
  isSaving,
  onSave,
  onOpen,
  onAlert,
  onRemove,
}: SavedSearchesViewProps) {
  const text = useJobsText();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, mt: 3 }}>
      <Typography id={id} component="h2" variant="h4">
        {text('saved.title')}
      </Typography>
      {searches.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('saved.none')}
        </Typography>
      )}
      {canSave && (
        <Box sx={{ justifySelf: 'start' }}>
          <Button dense onClick={onSave} loading={isSaving} startIcon={<BookmarkPlus size={icon.small} aria-hidden />}>
            {text('saved.save')}
          </Button>
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {searches.map((search) => (
          <Box component="li" key={search.id} sx={{ display: 'flex', alignItems: 'center' }}>
            <ButtonBase
              onClick={() => onOpen(search)}
              sx={{
                flex: 1,
                minWidth: 0,
                minHeight: 44,
                px: 1,
                justifyContent: 'flex-start',
                textAlign: 'start',
                typography: 'body2',
                overflowWrap: 'anywhere',
                borderRadius: `${radius.control}px`,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              {search.name}
            </ButtonBase>
            <IconButton
              dense
              label={text(search.alert ? 'saved.alertOff' : 'saved.alertOn', { search: search.name })}
              aria-pressed={search.alert}
              onClick={() => onAlert(search, !search.alert)}
            >
              {search.alert ? <Bell size={icon.small} aria-hidden /> : <BellOff size={icon.small} aria-hidden />}
            </IconButton>
            <IconButton dense label={text('saved.remove', { search: search.name })} onClick={() => onRemove(search)}>
              <X size={icon.small} aria-hidden />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
