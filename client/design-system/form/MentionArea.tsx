import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAnnounce } from '../LiveRegion/live-region-context';
import { useUiText } from '../messages/use-ui-text';
import { radius } from '../theme/tokens';
import { mentionAt, type Mentionable, peopleMatching, withMention } from './mention-query';
import { TextArea, type TextAreaProps } from './TextArea';
import { asText } from './use-form-field';

export interface MentionAreaProps extends Omit<TextAreaProps, 'assist'> {
  /** The people that can be mentioned. */
  readonly people: readonly Mentionable[];
}

/** A text area that proposes people after an `@`: arrows choose, Enter takes, Escape closes. */
export function MentionArea({ people, ...props }: MentionAreaProps) {
  const { name } = props;
  const text = useUiText();
  const announce = useAnnounce();
  const listId = useId();
  const { setValue } = useFormContext();
  const typed = asText(useWatch({ name }) as unknown);
  const input = useRef<HTMLTextAreaElement>(null);
  /** Null while the focus is elsewhere. */
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  /** Place of the `@` whose list was closed with Escape. */
  const [closed, setClosed] = useState<number | null>(null);
  const caretAfter = useRef<number | null>(null);
  const mention = caret === null ? null : mentionAt(typed, caret);
  const found = mention === null || mention.start === closed ? [] : peopleMatching(people, mention.query);
  const isOpen = found.length > 0;
  const active = Math.min(chosen, found.length - 1);
  const proposed = isOpen ? text('mentions.count', { count: found.length }) : '';
  const optionId = (place: number): string => `${listId}-${place}`;

  useEffect(() => {
    if (proposed !== '') announce(proposed);
  }, [announce, proposed]);
  useLayoutEffect(() => {
    if (caretAfter.current === null) return;
    input.current?.setSelectionRange(caretAfter.current, caretAfter.current);
    caretAfter.current = null;
  }, [typed]);

  const take = (person: Mentionable | undefined): void => {
    if (!mention || !person) return;
    const next = withMention(typed, mention, person.full_name);
    setValue(name, next.text, { shouldDirty: true, shouldTouch: true });
    setCaret(next.caret);
    caretAfter.current = next.caret;
  };
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    const at = currentTarget.selectionStart;
    setCaret(at);
    if (at !== null && mentionAt(currentTarget.value, at)?.start !== closed) setClosed(null);
  };
  const press = (event: KeyboardEvent): void => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setChosen((active + 1) % found.length),
      ArrowUp: () => setChosen((active + found.length - 1) % found.length),
      Enter: () => take(found[active]),
      Escape: () => setClosed(mention?.start ?? null),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    // A dialog around the field stays open on Escape.
    event.stopPropagation();
    act();
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <TextArea
        {...props}
        assist={{
          ref: input,
          input: {
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            ...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': optionId(active) }),
            onInput: (event) => {
              setChosen(0);
              follow(event);
            },
            onKeyUp: follow,
            onClick: follow,
            onKeyDown: press,
            onBlur: () => setCaret(null),
          },
        }}
      />
      <Popper
        open={isOpen}
        anchorEl={() => input.current ?? document.body}
        placement="bottom-start"
        disablePortal
        popperOptions={{ strategy: 'fixed' }}
        sx={{ zIndex: 'tooltip', maxWidth: 'min(360px, 90vw)' }}
      >
        <Box
          component="ul"
          id={listId}
          role="listbox"
          aria-label={text('mentions.label')}
          sx={{
            m: 0,
            mt: 0.5,
            p: 0.5,
            listStyle: 'none',
            border: 1,
            borderColor: 'line.main',
            borderRadius: `${radius.card}px`,
            bgcolor: 'background.raised',
            boxShadow: (theme) => theme.vars.palette.elevation.overlay,
          }}
        >
          {found.map((person, place) => (
            <Box
              component="li"
              key={person.id}
              id={optionId(place)}
              role="option"
              aria-selected={place === active}
              // The focus stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
              onMouseMove={() => setChosen(place)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                px: 1.5,
                cursor: 'pointer',
                overflowWrap: 'anywhere',
                borderRadius: `${radius.chip}px`,
                ...(place === active && { bgcolor: 'accent.tint', color: 'accent.text' }),
              }}
            >
              {person.full_name}
            </Box>
          ))}
        </Box>
      </Popper>
    </Box>
  );
}
