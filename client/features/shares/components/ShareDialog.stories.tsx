import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../storybook/widths';
import { ShareDialog, type ShareDialogProps } from './ShareDialog';

const people = (masked: string) => [
  { id: '0199f0c2-0000-7000-8000-000000007f3a', name: `${masked} 7F3A` },
  { id: '0199f0c2-0000-7000-8000-00000000c21d', name: `${masked} C21D` },
  { id: '0199f0c2-0000-7000-8000-0000000009be', name: 'Camille Tremblay' },
];

const args: ShareDialogProps = {
  open: true,
  people: people('Candidat·e'),
  onMake: () => Promise.resolve('https://entrevue.example/shared#link=Zk9QeJ0n3vO1rT5yB8cD2w'),
  onClose: fn(),
};

const meta = {
  title: 'Shares/ShareDialog',
  component: ShareDialog,
  parameters: english<ShareDialogProps>({ people: people('Candidate') }),
  args,
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Made: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^(Nom du lien|Name of the link)/), 'Direction');
    await userEvent.click(dialog.getByRole('button', { name: /^(Créer le lien|Create the link)$/ }));
    await within(document.body).findByRole('button', { name: /^(Copier le lien|Copy the link)$/ });
  },
};
