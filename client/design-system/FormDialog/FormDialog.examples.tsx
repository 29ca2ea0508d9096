import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { TextArea } from '../form/TextArea';
import { FormDialog } from './FormDialog';

const schema = z.object({ reason: z.string().trim().min(3).max(300) });

export interface SuspendDialogProps {
  readonly isAllowed?: boolean;
  readonly onSubmit: (values: { reason: string }) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the reason of a suspension. */
export function SuspendDialog({ isAllowed = true, onSubmit, onClose }: SuspendDialogProps) {
  const say = useStoryText();
  return (
    <FormDialog
      open
      title={say('Suspendre Marc-Antoine Bélanger', 'Suspend Marc-Antoine Bélanger')}
      lead={
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {isAllowed
            ? say(
                'Ses sessions se ferment et ses offres se retirent.',
                'Every session ends and every posting is withdrawn.',
              )
            : say(
                'Ce compte est déjà fermé : il n’y a rien à suspendre.',
                'This account is closed: there is nothing to suspend.',
              )}
        </Typography>
      }
      schema={schema}
      defaultValues={{ reason: '' }}
      submit={say('Suspendre', 'Suspend')}
      submitVariant="danger"
      cancel={say('Annuler', 'Cancel')}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {isAllowed ? (
        <TextArea
          name="reason"
          label={say('Raison', 'Reason')}
          hint={say('La personne la lit telle quelle.', 'The person reads it as is.')}
          rows={4}
          maxLength={300}
        />
      ) : undefined}
    </FormDialog>
  );
}
