import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  type MessageVariable,
  type TemplateKind,
  variableNames,
  variablesOf,
} from '@modules/applications/domain/message-words.contract';
import { LONGEST_TEMPLATE } from '@modules/applications/http/message-templates.contract';
import type { Language } from '../../lib/i18n';
import { shownVariable } from '../../lib/message-templates/variables';
import { Button } from '../Button/Button';
import { TextArea } from '../form/TextArea';
import { useMenu } from '../Menu/use-menu';
import { icon } from '../theme/tokens';
import { useTemplateText } from './messages';

export interface WordsFieldProps {
  /** Path of the two texts in the form; the field is `{name}.{language}`. */
  readonly name: string;
  readonly language: Language;
  readonly kind: TemplateKind;
}

/** The text of a template in one language, with a menu that inserts a value at the cursor. */
export function WordsField({ name, language, kind }: WordsFieldProps) {
  const text = useTemplateText();
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  const frame = useRef<HTMLDivElement>(null);
  const { button, menu, close } = useMenu(text('variables'));
  const path = `${name}.${language}`;
  const insert = (variable: MessageVariable): void => {
    close();
    const area = frame.current?.querySelector('textarea');
    const typed = getValues(path) ?? '';
    const at = area?.selectionStart ?? typed.length;
    const shown = shownVariable(variable, language);
    setValue(path, typed.slice(0, at) + shown + typed.slice(area?.selectionEnd ?? at), {
      shouldDirty: true,
      shouldValidate: true,
    });
    // After the menu returned the focus to its button.
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(at + shown.length, at + shown.length);
    });
  };
  return (
    <Box ref={frame} sx={{ minWidth: 0 }}>
      <TextArea
        name={path}
        optional="unmarked"
        label={text(`text.${language}`)}
        rows={6}
        maxLength={LONGEST_TEMPLATE}
      />
      <Button
        dense
        variant="text"
        endIcon={<ChevronDown size={icon.normal} aria-hidden />}
        aria-label={`${text('variables')} (${text(`language.${language}`)})`}
        {...button}
      >
        {text('variables')}
      </Button>
      <Menu {...menu}>
        {variablesOf(kind).map((variable) => (
          <MenuItem key={variable} lang={language} onClick={() => insert(variable)}>
            {variableNames[language][variable]}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
