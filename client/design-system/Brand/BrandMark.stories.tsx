import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './BrandMark';
import { Wordmark } from './Wordmark';

const meta = { title: 'Design system/BrandMark', component: BrandMark } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = { args: { size: 48 } };

export const Named: Story = { args: { size: 48, label: 'Entrevue' } };

export const Catalog: Story = {
  render: () => (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      {[22, 28, 48, 96].map((size) => (
        <BrandMark key={size} size={size} />
      ))}
    </Stack>
  ),
};

export const WithTheName: Story = { render: () => <Wordmark /> };

export const LinkHome: Story = { render: () => <Wordmark href="/dashboard" /> };
