import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { Button } from '../Button/Button';
import { FactList } from '../FactList/FactList';
import { Dialog, type DialogProps } from './Dialog';

const meta = {
  title: 'Design system/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { open: true, onClose: (): void => undefined },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ApplyingToAJob: Story = {
  args: {
    title: 'Postuler chez Hôpital Mont-Blanc',
    children: (
      <FactList
        facts={[
          { label: 'Ils verront', value: 'nom, vidéo, courriel' },
          { label: 'Vous pouvez retirer', value: 'tant que rien n’est lu' },
        ]}
      />
    ),
    actions: <Button variant="primary">Envoyer ma candidature</Button>,
  },
  parameters: english<DialogProps>({
    title: 'Apply to Hôpital Mont-Blanc',
    children: (
      <FactList
        facts={[
          { label: 'They will see', value: 'name, video, e-mail' },
          { label: 'You may withdraw', value: 'as long as nobody read it' },
        ]}
      />
    ),
    actions: <Button variant="primary">Send my application</Button>,
  }),
};

export const OnAPhone: Story = { ...ApplyingToAJob, parameters: { ...ApplyingToAJob.parameters }, globals: onPhone };
