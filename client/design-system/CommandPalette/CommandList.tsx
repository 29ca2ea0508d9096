import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { controlHeight, icon, radius } from '../theme/tokens';
import type { Command, CommandGroup } from './command';

interface CommandListProps<C extends Command> {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly CommandGroup<C>[];
  readonly active: string | null;
  readonly optionId: (id: string) => string;
  readonly isLoading: boolean;
  readonly onPoint: (id: string) => void;
  readonly onRun: (command: C) => void;
}

/** The commands under their group titles, with skeletons for groups that are loading. */
export function CommandList<C extends Command>(props: CommandListProps<C>) {
  const { id, label, groups, active, optionId, isLoading, onPoint, onRun } = props;
  const filled = groups.filter(({ commands }) => commands.length > 0);
  return (
    <>
      {filled.length > 0 && (
        <Box id={id} role="listbox" aria-label={label} sx={{ p: 1 }}>
          {filled.map((group) => (
            <Box key={group.id} role="group" aria-labelledby={`${id}-title-${group.id}`}>
              <Box
                id={`${id}-title-${group.id}`}
                role="presentation"
                sx={{ px: 1.5, pt: 1.5, pb: 0.5, typography: 'body2', fontWeight: 600, color: 'text.secondary' }}
              >
                {group.title}
              </Box>
              {group.commands.map((command) => (
                <CommandRow
                  key={command.id}
                  command={command}
                  id={optionId(command.id)}
                  isActive={command.id === active}
                  onPoint={() => onPoint(command.id)}
                  onRun={() => onRun(command)}
                />
              ))}
            </Box>
          ))}
        </Box>
      )}
      {isLoading && (
        <Box aria-hidden sx={{ px: 2.5, pb: 2 }}>
          {['70%', '55%', '62%'].map((width) => (
            <Skeleton key={width} width={width} height={controlHeight.normal} />
          ))}
        </Box>
      )}
    </>
  );
}

interface CommandRowProps {
  readonly command: Command;
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

function CommandRow({ command: { label, detail, lang, icon: Icon }, id, isActive, onPoint, onRun }: CommandRowProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      // Ignore a pointer that does not move: the list can scroll under it.
      onMouseMove={() => !isActive && onPoint()}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: controlHeight.normal,
        px: 1.5,
        py: 0.5,
        cursor: 'pointer',
        borderRadius: `${radius.control}px`,
        ...(isActive && {
          bgcolor: 'accent.tint',
          boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars.palette.accent.text}`,
        }),
      }}
    >
      <Icon size={icon.normal} aria-hidden style={{ flexShrink: 0 }} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span lang={lang}>{label}</span>
        {detail !== undefined && (
          <Box component="span" sx={{ ml: 1, typography: 'body2', color: 'text.secondary' }}>
            {detail}
          </Box>
        )}
      </Box>
    </Box>
  );
}
