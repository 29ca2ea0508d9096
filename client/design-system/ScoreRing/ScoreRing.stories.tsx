import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { ScoreRing, type ScoreRingProps } from './ScoreRing';

const meta = { title: 'Design system/ScoreRing', component: ScoreRing } satisfies Meta<typeof ScoreRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StrongMatch: Story = {
  args: { score: 92, size: 'large', label: '92 % de correspondance' },
  parameters: english<ScoreRingProps>({ label: '92% match' }),
};

export const NothingInCommon: Story = { args: { score: 0 } };

export const Everything: Story = { args: { score: 100 } };

export const Catalog: Story = {
  args: { score: 77 },
  render: () => (
    <Stack direction="row" sx={{ gap: 3, alignItems: 'center' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ScoreRing key={size} score={77} size={size} />
      ))}
    </Stack>
  ),
};
