import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import type { TemplateKind } from '@modules/applications/domain/message-words.contract';
import { TemplateMenu } from '../../../design-system/Templates/TemplateMenu';
import type { MessageTools } from '../../../lib/message-templates/message-tools';

export interface NoteTemplatesProps {
  /** The field of the form that gets the text. */
  readonly field: string;
  readonly tools: MessageTools;
  readonly kinds: readonly TemplateKind[];
  readonly applicationId: string;
}

/** Inserts a template of the team into a note, after what was typed. */
export function NoteTemplates({ field, tools, kinds, applicationId }: NoteTemplatesProps) {
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  return (
    <Box>
      <TemplateMenu
        tools={tools}
        kinds={kinds}
        about={{ application_id: applicationId }}
        onInsert={(text) => {
          const typed = (getValues(field) ?? '').trim();
          const joined = typed === '' ? text : `${typed}\n\n${text}`;
          setValue(field, joined, { shouldDirty: true, shouldValidate: true });
        }}
      />
    </Box>
  );
}
