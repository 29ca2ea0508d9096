import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyTime } from '../../../../../storybook/decorators/with-frozen-clock';
import { onPhone } from '../../../../../storybook/widths';
import { freeInterview, interviewOf, proposedInterview } from '../../../../lib/examples/applications';
import { freeTimesOf } from '../../../../lib/examples/free-times';
import { ChooseFreeTime } from './ChooseFreeTime';
import { ChooseSlot } from './ChooseSlot';
import { InterviewDetails } from './InterviewDetails';

const meta = {
  title: 'Applications/InterviewDetails',
  component: InterviewDetails,
  args: { interview: interviewOf('fr'), ownZone: 'America/Toronto' },
} satisfies Meta<typeof InterviewDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByVideo: Story = {};
export const ByVideoOnAPhone: Story = { globals: onPhone };
export const FromAnotherTimeZone: Story = { args: { ownZone: 'Europe/Paris' } };
/** The room opens 10 minutes before. */
export const RoomIsOpen: Story = {
  args: {
    interview: interviewOf('fr', { scheduled_at: new Date(storyTime.getTime() + 5 * 60_000).toISOString() }),
    hasRoom: true,
  },
};
const held = { scheduled_at: new Date(storyTime.getTime() - 86_400_000).toISOString() };
export const WasHeld: Story = { args: { interview: interviewOf('fr', held) } };
export const WasRecorded: Story = { args: { interview: interviewOf('fr', { ...held, has_recordings: true }) } };
export const ByPhone: Story = {
  args: { interview: interviewOf('fr', { type: 'PHONE', location: '514 555-0188', notes: null }) },
};
export const Proposed: Story = { args: { interview: proposedInterview('fr') } };
export const ProposedAtAFreeTime: Story = { args: { interview: freeInterview('fr') } };
export const FreeTimeToChooseOnAPhone: Story = {
  args: {
    interview: freeInterview('fr'),
    slots: (
      <ChooseFreeTime
        free={{ status: 'ready', data: freeTimesOf() }}
        ownZone="America/Toronto"
        sending={null}
        onChoose={fn()}
      />
    ),
  },
  globals: onPhone,
};
export const SlotsToChoose: Story = {
  args: {
    interview: proposedInterview('fr'),
    slots: (
      <ChooseSlot
        interview={proposedInterview('fr')}
        ownZone="America/Vancouver"
        now={storyTime.getTime()}
        sending={null}
        onChoose={fn()}
      />
    ),
  },
};
export const SlotsToChooseOnAPhone: Story = { ...SlotsToChoose, globals: onPhone };
export const SlotsAreOver: Story = {
  args: {
    interview: proposedInterview('fr'),
    slots: (
      <ChooseSlot
        interview={proposedInterview('fr')}
        ownZone="America/Toronto"
        now={Date.parse('2026-12-01T00:00:00Z')}
        sending={null}
        onChoose={fn()}
      />
    ),
  },
};
export const Cancelled: Story = { args: { interview: interviewOf('fr', { status: 'CANCELLED' }) } };
export const Done: Story = {
  args: { interview: interviewOf('fr', { status: 'DONE', scheduled_at: '2026-11-10T19:30:00.000Z' }) },
};
