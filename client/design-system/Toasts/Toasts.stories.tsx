import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { Button } from '../Button/Button';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { useToasts } from './toast-context';

function Actions() {
  const say = useStoryText();
  const toasts = useToasts();
  return (
    <Stack direction="row" sx={{ gap: 1, minHeight: 240, alignItems: 'flex-start' }}>
      <Button onClick={() => toasts.success(say('Vos préférences sont enregistrées.', 'Your preferences are saved.'))}>
        {say('Enregistrer', 'Save')}
      </Button>
      <Button
        onClick={() =>
          toasts.error(
            say(
              'Le message n’est pas parti. Votre texte est toujours là.',
              'The message was not sent. Your text is still there.',
            ),
            {
              action: { label: say('Renvoyer', 'Send again'), onSelect: (): void => undefined },
            },
          )
        }
      >
        {say('Envoyer', 'Send')}
      </Button>
      <Button onClick={() => toasts.info(say('Une nouvelle offre correspond.', 'A new job fits.'))}>
        {say('Chercher', 'Search')}
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Design system/Toasts',
  component: Actions,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof Actions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};

export const Saved: Story = { play: ({ canvasElement }) => press(canvasElement, 0) };

export const NotSent: Story = { play: ({ canvasElement }) => press(canvasElement, 1) };

export const SeveralAtOnce: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 1);
    await press(canvasElement, 2);
    await press(canvasElement, 0);
  },
};

function WithDialog() {
  const say = useStoryText();
  return (
    <>
      <Actions />
      <ConfirmDialog
        open
        title={say('Retirer cette offre?', 'Remove this job?')}
        confirmLabel={say('Retirer', 'Remove')}
        onConfirm={(): void => undefined}
        onCancel={(): void => undefined}
      >
        {say('Les personnes qui ont postulé reçoivent un courriel. ', 'People who applied get an email. ').repeat(12)}
      </ConfirmDialog>
    </>
  );
}

/** A toast stays above an open dialog and never covers its buttons. */
export const BesideADialogOnAPhone: Story = {
  render: () => <WithDialog />,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    // The dialog makes the page inert, but a toast can still arrive, for example from an upload.
    canvasElement.querySelectorAll('button')[1]?.click();
    const body = within(document.body);
    const message = (await body.findByText(/n’est pas parti|was not sent/)).getBoundingClientRect();
    for (const button of body.getByRole('alertdialog').querySelectorAll('button')) {
      const { top, bottom } = button.getBoundingClientRect();
      await expect(message.bottom <= top || message.top >= bottom).toBe(true);
    }
  },
};

async function press(canvas: HTMLElement, index: number): Promise<void> {
  const button = canvas.querySelectorAll('button')[index];
  if (!button) throw new Error('no button');
  await userEvent.click(button);
}
