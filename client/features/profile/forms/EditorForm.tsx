import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import type { User } from '@modules/identity/http/users.contract';
import { Card } from '../../../design-system/Card/Card';
import { Form } from '../../../design-system/form/Form';
import { KeepTyped } from '../../../design-system/form/KeepTyped';
import { layout } from '../../../design-system/theme/tokens';
import { ApiError } from '../../../lib/api-error';
import { useProfileText } from '../messages/use-profile-text';
import { editorSchema, editorValues, type EditorInput, type EditorValues } from './editor.schema';
import { EditorActions } from './EditorActions';
import { EditorPart } from './EditorPart';
import { PersonFields } from './PersonFields';
import { PreferenceFields } from './PreferenceFields';
import { WorkFields, type WorkFieldsProps } from './WorkFields';

export interface EditorFormProps extends WorkFieldsProps {
  readonly user: User;
  readonly onSave: (values: EditorValues) => Promise<void>;
  /** Unsaved draft; the form starts with it. */
  readonly typed: EditorInput | null;
  readonly onTyped: (values: EditorInput | null) => void;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onForget: () => void;
  /** The résumé field, which is saved separately. */
  readonly resume: ReactNode;
  /** Fills the fields from a résumé. Rendered inside the form. */
  readonly autofill?: ReactNode;
}

/** A seeker's whole profile in one form, saved at once. */
export function EditorForm(props: EditorFormProps) {
  const { user, onSave, typed, onTyped, onDirty, onForget, resume, autofill, suggestions, onQuery } = props;
  const text = useProfileText();
  const top = useRef<HTMLDivElement>(null);
  const save = async (values: EditorValues): Promise<void> => {
    try {
      await onSave(values);
    } catch (error) {
      // The error is shown above the fields, far from the button, so scroll to it; a field error gets the focus.
      const isNamed = error instanceof ApiError && error.details.length > 0;
      if (!isNamed) requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'start' }));
      throw error;
    }
  };
  return (
    <Box ref={top} sx={{ scrollMarginTop: layout.header + 16 }}>
      <Form
        schema={editorSchema}
        defaultValues={typed ?? editorValues(user)}
        onSubmit={save}
        label={text('editor.form')}
      >
        {autofill !== undefined && (
          <Box id="autofill" tabIndex={-1} sx={{ scrollMarginTop: layout.header + 16, '&:focus': { outline: 'none' } }}>
            <Card as="section" title={text('autofill.title')} titleLevel={2} subtitle={text('autofill.lead')}>
              {autofill}
            </Card>
          </Box>
        )}
        <EditorPart part="person">
          <PersonFields user={user} />
        </EditorPart>
        <EditorPart part="work">
          <WorkFields suggestions={suggestions} onQuery={onQuery} />
        </EditorPart>
        <EditorPart part="resume">{resume}</EditorPart>
        <EditorPart part="wishes" lead={text('editor.wishesLead')}>
          <PreferenceFields />
        </EditorPart>
        <KeepTyped<EditorInput> saved={editorValues(user)} onTyped={onTyped} />
        <EditorActions isTyped={typed !== null} onDirty={onDirty} onForget={onForget} />
      </Form>
    </Box>
  );
}
