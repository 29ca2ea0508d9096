import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { english, useStoryText } from '../../../storybook/decorators/story-text';
import { Button } from '../Button/Button';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

const meta = {
  title: 'Design system/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { open: true, onConfirm: (): void => undefined, onCancel: (): void => undefined },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const french = {
  title: 'Supprimer cette vidéo?',
  children: 'Le fichier et ses sous-titres sont effacés tout de suite. Rien ne peut être récupéré.',
  confirmLabel: 'Supprimer',
  danger: true,
};
const inEnglish: Partial<ConfirmDialogProps> = {
  title: 'Delete this video?',
  children: 'The file and its captions are erased at once. Nothing can be brought back.',
  confirmLabel: 'Delete',
};

export const DeletingAVideo: Story = { args: french, parameters: english(inEnglish) };

export const OnItsWay: Story = { args: { ...french, busy: true }, parameters: english(inEnglish) };

export const SpendingCredits: Story = {
  args: {
    title: 'Contacter cette personne?',
    children: 'Cela coûte 3 crédits, débités maintenant.',
    confirmLabel: 'Contacter · 3 crédits',
  },
  parameters: english<ConfirmDialogProps>({
    title: 'Contact this person?',
    children: 'It costs 3 credits, taken now.',
    confirmLabel: 'Contact · 3 credits',
  }),
};

function Opened() {
  const say = useStoryText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {say('Supprimer la vidéo', 'Delete the video')}
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title={say('Supprimer cette vidéo?', 'Delete this video?')}
        confirmLabel={say('Supprimer', 'Delete')}
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        {say('Rien ne peut être récupéré.', 'Nothing can be brought back.')}
      </ConfirmDialog>
    </>
  );
}

export const OpenedFromAButton: Story = { args: french, render: () => <Opened /> };
