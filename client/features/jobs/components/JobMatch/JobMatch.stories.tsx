import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JobMatch as Match } from '@modules/jobs/http/jobs.contract';
import { english } from '../../../../../storybook/decorators/story-text';
import { nurse } from '../../../../lib/examples/jobs';
import { nurseMatch } from '../../../../lib/examples/matches';
import { JobMatch } from './JobMatch';

function matchIn(language: 'fr' | 'en'): Match {
  const { id, status, match_score, compatibility_score, reasons, gaps } = nurseMatch(language);
  return { id, status, match_score, compatibility_score, reasons, gaps };
}

const meta = {
  title: 'Jobs/JobMatch',
  component: JobMatch,
  args: { match: matchIn('fr'), jobId: nurse.id },
  parameters: english<{ match: Match | null }>({ match: matchIn('en') }),
} satisfies Meta<typeof JobMatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithReasons: Story = {};
export const NotWorkedOut: Story = { args: { match: null }, parameters: { en: { match: null } } };
