import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './SiteFooter';

const meta = { title: 'App/SiteFooter', component: SiteFooter, args: { userType: null } } satisfies Meta<
  typeof SiteFooter
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Seeker: Story = { args: { userType: 'JOB_SEEKER' } };
export const Recruiter: Story = { args: { userType: 'RECRUITER' } };
