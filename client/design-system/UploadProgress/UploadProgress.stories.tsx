import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { Button } from '../Button/Button';
import { UploadProgress, type UploadProgressProps } from './UploadProgress';

const meta = {
  title: 'Design system/UploadProgress',
  component: UploadProgress,
  args: { fileName: 'presentation-camille.mov' },
} satisfies Meta<typeof UploadProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uploading: Story = {
  args: { phase: { name: 'uploading', percent: 42 }, onCancel: (): void => undefined },
};

export const Processing: Story = { args: { phase: { name: 'processing', percent: 65 } } };

export const Failed: Story = {
  args: {
    phase: {
      name: 'failed',
      reason: 'Le fichier s’arrête au milieu d’une image. Exportez-le à nouveau, puis réessayez.',
    },
    onRetry: (): void => undefined,
  },
  parameters: english<UploadProgressProps>({
    phase: { name: 'failed', reason: 'The file stops in the middle of a frame. Export it again, then try again.' },
  }),
};

export const Done: Story = {
  args: { phase: { name: 'done' }, action: <Button>Regarder</Button> },
  parameters: english<UploadProgressProps>({ action: <Button>Watch</Button> }),
};

export const LongFrenchLabel: Story = {
  args: {
    fileName: 'presentation_finale_version-corrigee-et-sous-titree-par-camille-le-12-novembre.mov',
    phase: { name: 'uploading', percent: 7 },
    onCancel: (): void => undefined,
  },
  globals: onPhone,
};
