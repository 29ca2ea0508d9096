import Box from '@mui/material/Box';
import { Button } from '../../design-system/Button/Button';
import { CommandPalette } from '../../design-system/CommandPalette/CommandPalette';
import { Keys } from '../../design-system/Keys/Keys';
import { Notice } from '../../design-system/Notice/Notice';
import { type AppCommand, actionCommands, groupsFor, pageCommands, type Reader } from './commands';
import { usePaletteText } from './messages/use-palette-text';
import type { Things } from './use-things';

export interface PaletteViewProps {
  readonly reader: Reader;
  readonly things: Things;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onRun: (command: AppCommand) => void;
  readonly onClose: () => void;
}

/** Searches all pages and actions of this user. */
export function PaletteView({ reader, things, words, onWords, onRun, onClose }: PaletteViewProps) {
  const text = usePaletteText();
  const groups = groupsFor(
    [
      { id: 'actions', title: text('group.actions'), commands: actionCommands(reader, text) },
      { id: 'pages', title: text('group.pages'), commands: pageCommands(reader, text) },
      { id: 'postings', title: text('group.postings'), commands: things.postings },
      { id: 'applications', title: text('group.applications'), commands: things.applications },
      { id: 'people', title: text('group.people'), commands: things.people },
      { id: 'conversations', title: text('group.conversations'), commands: things.conversations },
    ],
    words,
  );
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  const hint = (keys: readonly string[], what: string) => (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Keys keys={keys} />
      {what}
    </Box>
  );
  return (
    <CommandPalette
      open
      label={text('label')}
      words={words}
      onWords={onWords}
      groups={groups}
      summary={things.isLoading ? text('loading') : text('results', { count })}
      empty={text('empty')}
      isLoading={things.isLoading}
      {...(things.retry !== null && {
        notice: (
          <Notice
            tone="warning"
            action={
              <Button variant="text" onClick={things.retry}>
                {text('retry')}
              </Button>
            }
          >
            {text('failed')}
          </Notice>
        ),
      })}
      hint={
        <>
          {hint(['↑', '↓'], text('hint.move'))}
          {hint([text('key.enter')], text('hint.open'))}
          {hint([text('key.escape')], text('hint.close'))}
        </>
      }
      onRun={onRun}
      onClose={onClose}
    />
  );
}
