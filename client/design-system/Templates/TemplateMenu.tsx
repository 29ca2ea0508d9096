import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { TemplateKind } from '@modules/applications/domain/message-words.contract';
import type { MessageTemplate, PreviewMessageRequest } from '@modules/applications/http/message-templates.contract';
import { useErrorText } from '../../lib/error-text';
import { type Language, useLanguage } from '../../lib/i18n';
import type { MessageTools } from '../../lib/message-templates/message-tools';
import { paths } from '../../lib/paths';
import { Button } from '../Button/Button';
import { useMenu } from '../Menu/use-menu';
import { icon } from '../theme/tokens';
import { useToasts } from '../Toasts/toast-context';
import { useTemplateText } from './messages';

export interface TemplateMenuProps {
  readonly tools: MessageTools;
  /** Which templates are offered. */
  readonly kinds: readonly TemplateKind[];
  /** Whose values fill the text. */
  readonly about: Pick<PreviewMessageRequest, 'application_id' | 'person_id'>;
  /** Gets the text in the person's language, with all values. */
  readonly onInsert: (text: string) => void;
}

/** A button with the team's templates; choosing one inserts its text for this person. */
export function TemplateMenu({ tools, kinds, about, onInsert }: TemplateMenuProps) {
  const text = useTemplateText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const language = useLanguage();
  const { button, menu, close } = useMenu(text('templates'));
  const [isLoading, setLoading] = useState(false);
  const offered = tools.templates.filter(({ kind }) => kinds.includes(kind));
  const insert = async ({ kind, text: words }: MessageTemplate): Promise<void> => {
    close();
    setLoading(true);
    try {
      const shown = await tools.preview({ kind, text: words, ...about });
      onInsert(textIn(shown, shown.sent_in ?? language));
    } catch (error) {
      toasts.error(`${text('failed')} ${errorText(error)}`);
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button
        dense
        variant="text"
        loading={isLoading}
        endIcon={<ChevronDown size={icon.normal} aria-hidden />}
        {...button}
      >
        {text('templates')}
      </Button>
      <Menu {...menu}>
        {offered.length === 0 && (
          <MenuItem disabled>
            <Typography variant="body2" sx={{ whiteSpace: 'normal' }}>
              {text('none')}
            </Typography>
          </MenuItem>
        )}
        {offered.map((template) => (
          <MenuItem key={template.id} onClick={() => void insert(template)} sx={{ whiteSpace: 'normal' }}>
            {template.name}
          </MenuItem>
        ))}
        <MenuItem component="a" href={paths.messageTemplates} target="_blank" rel="noopener">
          {text('manage')}
        </MenuItem>
      </Menu>
    </>
  );
}

/** The text in that language, or in the other one if there is no other. */
export const textIn = (texts: { readonly fr: string | null; readonly en: string | null }, language: Language): string =>
  texts[language] ?? texts.fr ?? texts.en ?? '';
