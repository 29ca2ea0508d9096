import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../../storybook/widths';
import { developer, longTitle, nurse } from '../../../../lib/examples/jobs';
import { SimilarJobs } from './SimilarJobs';

const meta = {
  title: 'Jobs/SimilarJobs',
  component: SimilarJobs,
  args: {
    jobs: [
      { ...nurse, fit: { match_score: 86, reason: 'Soins intensifs : demandé et présent dans votre profil' } },
      developer,
      longTitle,
    ],
  },
} satisfies Meta<typeof SimilarJobs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const None: Story = { args: { jobs: [] } };
