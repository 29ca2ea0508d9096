import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSkeleton } from './CardSkeleton';
import { ListSkeleton } from './ListSkeleton';
import { StatSkeleton } from './StatSkeleton';
import { TextSkeleton } from './TextSkeleton';

const meta = { title: 'Design system/Skeletons', component: CardSkeleton } satisfies Meta<typeof CardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CardsOnTheirWay: Story = { args: { count: 3 } };

export const ListOnItsWay: Story = { render: () => <ListSkeleton /> };

export const TextOnItsWay: Story = { render: () => <TextSkeleton /> };

export const FiguresOnTheirWay: Story = { render: () => <StatSkeleton /> };

export const Catalog: Story = {
  render: () => (
    <Stack sx={{ gap: 4 }}>
      <StatSkeleton />
      <ListSkeleton count={2} />
      <TextSkeleton count={3} />
      <CardSkeleton count={2} />
    </Stack>
  ),
};
