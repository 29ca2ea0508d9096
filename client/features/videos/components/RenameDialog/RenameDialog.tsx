import { z } from 'zod';
import { videoTitleMax } from '@modules/media/http/media.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { Form } from '../../../../design-system/form/Form';
import { FormActions } from '../../../../design-system/form/FormActions';
import { SubmitButton } from '../../../../design-system/form/SubmitButton';
import { TextField } from '../../../../design-system/form/TextField';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { useVideosText } from '../../messages/use-videos-text';

const newTitle = z.object({ title: z.string().trim().min(1).max(videoTitleMax) });

export interface RenameDialogProps {
  readonly title: string;
  readonly onRename: (title: string) => Promise<void>;
  readonly onClose: () => void;
}

export function RenameDialog({ title, onRename, onClose }: RenameDialogProps) {
  const text = useVideosText();
  const shared = useSharedText();
  return (
    <Dialog open title={text('rename.title')} onClose={onClose}>
      <Form schema={newTitle} defaultValues={{ title }} onSubmit={(values) => onRename(values.title)}>
        <TextField name="title" label={text('rename.label')} />
        <FormActions>
          <SubmitButton>{text('rename.save')}</SubmitButton>
          <Button onClick={onClose}>{shared('action.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
