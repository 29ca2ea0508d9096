import Box from '@mui/material/Box';
import MuiDialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { useUiText } from '../messages/use-ui-text';
import { icon, radius } from '../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { type Command, type CommandGroup, moved } from './command';
import { CommandList } from './CommandList';

export interface CommandPaletteProps<C extends Command> {
  readonly open: boolean;
  readonly label: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly groups: readonly CommandGroup<C>[];
  /** Announced after each change: "8 results". */
  readonly summary: string;
  /** Shown if nothing matches. */
  readonly empty: string;
  readonly isLoading?: boolean;
  /** Shown below the list, for example an error while loading. */
  readonly notice?: ReactNode;
  readonly hint?: ReactNode;
  readonly onRun: (command: C) => void;
  readonly onClose: () => void;
}

const LONGEST = 100;

/** Toasts stay at the bottom, because the field is at the top. */
const messagesBelow: object = { 'data-messages': 'below' };

/**
 * A field with matching commands, used by keyboard: type, arrows, Enter, Escape.
 * The focus stays in the field (the ARIA combobox pattern), so that people can keep typing.
 */
export function CommandPalette<C extends Command>(props: CommandPaletteProps<C>) {
  const {
    open,
    label,
    words,
    onWords,
    groups,
    summary,
    empty,
    isLoading = false,
    notice,
    hint,
    onRun,
    onClose,
  } = props;
  const text = useUiText();
  const listId = useId();
  const titleId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const commands = groups.flatMap((group) => group.commands);
  const ids = commands.map(({ id }) => id);
  const active = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);
  const optionId = (id: string): string => `${listId}-${id}`;

  useEffect(() => {
    if (active === null) return;
    // jsdom has no `scrollIntoView`.
    document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  const press = (event: KeyboardEvent): void => {
    // Enter may confirm a composed character, for example of a dead key.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const at = active === null ? 0 : ids.indexOf(active);
      const isPage = Math.abs(step) > 1;
      setChosen(isPage ? (ids[Math.min(Math.max(at + step, 0), ids.length - 1)] ?? null) : moved(ids, active, step));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const command = commands.find(({ id }) => id === active);
      if (command !== undefined) onRun(command);
    }
  };

  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          ...messagesBelow,
          // Overrides the theme's margins: on a phone the palette fills the screen.
          sx: {
            '&&': {
              width: '100%',
              maxWidth: { xs: '100%', sm: 640 },
              m: { xs: 0, sm: 4 },
              mt: { sm: '10vh' },
              height: { xs: '100dvh', sm: 'auto' },
              maxHeight: { xs: '100dvh', sm: '70vh' },
              borderRadius: { xs: 0, sm: `${radius.card}px` },
            },
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pl: 2.5, pr: 1, minHeight: 60, flexShrink: 0 }}>
        <Search size={icon.normal} aria-hidden />
        <InputBase
          autoFocus
          fullWidth
          value={words}
          placeholder={label}
          onChange={(event) => {
            setChosen(null);
            onWords(event.target.value);
          }}
          onKeyDown={press}
          sx={{ fontSize: '1rem', '& input': { textOverflow: 'ellipsis' } }}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': label,
              'aria-expanded': ids.length > 0,
              'aria-autocomplete': 'list',
              ...(ids.length > 0 && { 'aria-controls': listId }),
              ...(active !== null && { 'aria-activedescendant': optionId(active) }),
              autoComplete: 'off',
              autoCapitalize: 'none',
              spellCheck: false,
              enterKeyHint: 'go',
              maxLength: LONGEST,
            },
          }}
        />
        <IconButton label={text('close')} onClick={onClose}>
          <X size={icon.normal} aria-hidden />
        </IconButton>
      </Box>
      <Box
        // A scrollable area needs a tab stop if no option in it can be focused.
        tabIndex={0}
        sx={{
          flex: 1,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          borderTop: 1,
          borderColor: 'line.main',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <CommandList
          id={listId}
          label={label}
          groups={groups}
          active={active}
          optionId={optionId}
          isLoading={isLoading}
          onPoint={setChosen}
          onRun={onRun}
        />
        {ids.length === 0 && !isLoading && (
          <Box component="p" sx={{ px: 2.5, py: 3, color: 'text.secondary' }}>
            {empty}
          </Box>
        )}
        {notice !== undefined && <Box sx={{ px: 2, pb: 2 }}>{notice}</Box>}
      </Box>
      {hint !== undefined && (
        <Box
          sx={{
            display: { xs: 'none', sm: 'flex' },
            gap: 2.5,
            px: 2.5,
            py: 1.25,
            typography: 'body2',
            color: 'text.secondary',
            borderTop: 1,
            borderColor: 'line.main',
          }}
        >
          {hint}
        </Box>
      )}
      <VisuallyHidden id={titleId}>{label}</VisuallyHidden>
      <VisuallyHidden role="status">{summary}</VisuallyHidden>
    </MuiDialog>
  );
}
