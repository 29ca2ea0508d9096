import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar';

const meta = { title: 'Design system/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = { args: { name: 'Camille Tremblay-Roy' } };

export const OneWord: Story = { args: { name: 'Nadia' } };

export const Catalog: Story = {
  args: { name: '' },
  render: () => (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      {([32, 36, 48, 72] as const).map((size) => (
        <Avatar key={size} name="Nicolas Lapointe" size={size} />
      ))}
    </Stack>
  ),
};
