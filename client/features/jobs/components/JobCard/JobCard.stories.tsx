import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { developer, longTitle, nurse } from '../../../../lib/examples/jobs';
import { CompanyMenu } from '../CompanyMenu/CompanyMenu';
import { SaveButton } from '../SaveButton/SaveButton';
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
/** As a signed-in seeker sees it: the fit with its reason, and the buttons to save the job and hide the company. */
export const ForASeeker: Story = {
  args: {
    job: { ...nurse, fit: { match_score: 86, reason: 'Soins intensifs : demandé et présent dans votre profil' } },
    marks: (
      <>
        <SaveButton title={nurse.title} isSaved={false} onSave={fn()} />
        <CompanyMenu title={nurse.title} company={nurse.company.name} onHide={fn()} />
      </>
    ),
  },
};
export const ForASeekerOnAPhone: Story = { ...ForASeeker, globals: onPhone };
export const OnAPhone: Story = { globals: onPhone };
