import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { storyTime } from '../../../../../storybook/decorators/with-frozen-clock';
import { onPhone } from '../../../../../storybook/widths';
import { asRecruiter, pendingRequest } from '../../../../lib/examples/reservations';
import { CloseJob } from '../CloseJob/CloseJob';
import { ReservationCard, type ReservationCardProps } from './ReservationCard';

const meta = {
  title: 'Reservations/ReservationCard',
  component: ReservationCard,
  args: {
    reservation: asRecruiter.pending('fr'),
    now: storyTime.getTime(),
    isBusy: false,
    failed: null,
    onCancel: fn(),
    onHire: fn(),
    onCancelMatch: fn(),
  },
  parameters: english<ReservationCardProps>({ reservation: asRecruiter.pending('en') }),
} satisfies Meta<typeof ReservationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const closeJob = <CloseJob title="Développement full stack" onClose={() => Promise.resolve()} />;

export const Pending: Story = {};
export const PendingOnAPhone: Story = { globals: onPhone };
export const TimeIsUp: Story = {
  args: { reservation: pendingRequest('fr', { expires_at: '2026-11-12T14:00:00.000Z' }) },
  parameters: english<ReservationCardProps>({
    reservation: pendingRequest('en', { expires_at: '2026-11-12T14:00:00.000Z' }),
  }),
};
export const Accepted: Story = {
  args: { reservation: asRecruiter.accepted('fr') },
  parameters: english<ReservationCardProps>({ reservation: asRecruiter.accepted('en') }),
};
export const AcceptedOnAPhone: Story = { ...Accepted, parameters: { ...Accepted.parameters }, globals: onPhone };
export const HiredWithAnOpenPosting: Story = {
  args: { reservation: asRecruiter.hired('fr'), offer: closeJob },
  parameters: english<ReservationCardProps>({ reservation: asRecruiter.hired('en') }),
};
export const DeclinedWithAReason: Story = {
  args: { reservation: asRecruiter.declined('fr') },
  parameters: english<ReservationCardProps>({ reservation: asRecruiter.declined('en') }),
};
export const Expired: Story = {
  args: { reservation: asRecruiter.expired('fr') },
  parameters: english<ReservationCardProps>({ reservation: asRecruiter.expired('en') }),
};
export const UnknownStatus: Story = {
  args: { reservation: { ...asRecruiter.expired('fr'), status: 'PARKED' } },
  parameters: english<ReservationCardProps>({ reservation: { ...asRecruiter.expired('en'), status: 'PARKED' } }),
};
export const AlreadyChanged: Story = {
  args: {
    reservation: asRecruiter.accepted('fr'),
    failed: {
      id: '3',
      title: 'La situation a changé entre-temps.',
      sentence: 'Cette correspondance est déjà terminée. Cette liste vient d’être mise à jour.',
    },
  },
  parameters: { en: null },
};
