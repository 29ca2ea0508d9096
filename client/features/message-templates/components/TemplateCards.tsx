import Box from '@mui/material/Box';
import type { MessageTemplate } from '@modules/applications/http/message-templates.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { textIn } from '../../../design-system/Templates/TemplateMenu';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { shownText } from '../../../lib/message-templates/variables';
import { useMessageTemplatesText } from '../messages/use-message-templates-text';

export interface TemplateCardsProps {
  readonly templates: readonly MessageTemplate[];
  readonly mayEdit: boolean;
  readonly onEdit: (template: MessageTemplate) => void;
  readonly onRemove: (template: MessageTemplate) => void;
}

/** The team's templates by name, each with its text in the reader's language. */
export function TemplateCards({ templates, mayEdit, onEdit, onRemove }: TemplateCardsProps) {
  const text = useMessageTemplatesText();
  const language = useLanguage();
  const words = ({ text: { fr, en } }: MessageTemplate): string =>
    fr !== null && en !== null ? text('inBoth') : text(fr === null ? 'only.en' : 'only.fr');
  const changed = ({ updated_at: at, updated_by: name }: MessageTemplate): string => {
    const date = formatDate(at, language);
    return name === null ? text('changed', { date }) : text('changedBy', { date, name });
  };
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {templates.map((template) => (
        <Card
          as="li"
          wide
          key={template.id}
          title={template.name}
          titleLevel={2}
          subtitle={[words(template), changed(template)].join(' · ')}
          badge={<StateBadge tone="neutral">{text(`kind.${template.kind}`)}</StateBadge>}
          {...(mayEdit && {
            actions: (
              <>
                <Button onClick={() => onEdit(template)} aria-label={text('editNamed', { name: template.name })}>
                  {text('edit')}
                </Button>
                <Button
                  variant="text"
                  aria-haspopup="dialog"
                  onClick={() => onRemove(template)}
                  aria-label={text('removeNamed', { name: template.name })}
                >
                  {text('remove')}
                </Button>
              </>
            ),
          })}
        >
          <Box component="p" sx={{ m: 0, typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {textIn(
              {
                fr: template.text.fr === null ? null : shownText(template.text.fr, 'fr'),
                en: template.text.en === null ? null : shownText(template.text.en, 'en'),
              },
              language,
            )}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
