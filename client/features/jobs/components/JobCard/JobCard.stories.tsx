import type { Meta, StoryObj } from '@storybook/react-vite';
import { developer, longTitle, nurse } from '../../../../lib/examples/jobs';
import { JobCard } from './JobCard';

const meta = {
  title: 'Jobs/JobCard',
  component: JobCard,
  decorators: [
    (Story) => (
      <ul style={{ padding: 0, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
  args: { job: nurse },
} satisfies Meta<typeof JobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
/** The company has too few applications for a response rate. */
export const AnswersNotKnown: Story = {
  args: { job: { ...nurse, company: { ...nurse.company, response_rate: null } } },
};
export const EnglishPosting: Story = { args: { job: developer } };
export const LongTitleAndLittleElse: Story = { args: { job: longTitle } };
export const OnAPhone: Story = { parameters: { width: 390 } };
