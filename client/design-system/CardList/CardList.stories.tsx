import type { Meta, StoryObj } from '@storybook/react-vite';
import Typography from '@mui/material/Typography';
import { ApiError } from '../../lib/api-error';
import { Card } from '../Card/Card';
import { CardList, type CardListProps } from './CardList';

interface Town {
  readonly id: string;
  readonly name: string;
}

const towns: readonly Town[] = [
  { id: 'rimouski', name: 'Rimouski' },
  { id: 'gaspe', name: 'Gaspé' },
];
const list: CardListProps<Town>['list'] = {
  items: towns,
  total: 38,
  isLoadingMore: false,
  onMore: (): void => undefined,
};

const meta = {
  title: 'Design system/CardList',
  component: CardList<Town>,
  args: {
    label: 'Villes',
    list,
    renderRow: ({ name }) => (
      <Card>
        <Typography>{name}</Typography>
      </Card>
    ),
  },
} satisfies Meta<typeof CardList<Town>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOfMany: Story = {};

export const MoreFailed: Story = { args: { list: { ...list, moreError: new ApiError(0, 'CLIENT.NETWORK', '') } } };

export const AllShown: Story = { args: { list: { ...list, total: towns.length } } };
