import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { storyTime } from '../../../../../storybook/decorators/with-frozen-clock';
import { onPhone } from '../../../../../storybook/widths';
import { bareRequest, pendingRequest } from '../../../../lib/examples/reservations';
import { RequestCard, type RequestCardProps } from './RequestCard';

const meta = {
  title: 'Reservations/RequestCard',
  component: RequestCard,
  args: {
    request: pendingRequest('fr'),
    now: storyTime.getTime(),
    isAccepting: false,
    isBusy: false,
    failed: null,
    onAccept: fn(),
    onDecline: fn(),
  },
  parameters: english<RequestCardProps>({ request: pendingRequest('en') }),
} satisfies Meta<typeof RequestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FortyFiveHoursLeft: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const BeingAccepted: Story = { args: { isAccepting: true, isBusy: true } };
export const AnotherIsBeingAnswered: Story = { args: { isBusy: true } };
export const MinutesLeftWithoutPosting: Story = {
  args: { request: bareRequest('fr') },
  parameters: english<RequestCardProps>({ request: bareRequest('en') }),
};
export const Expired: Story = {
  args: { request: bareRequest('fr', { expires_at: '2026-11-12T14:59:00.000Z' }) },
  parameters: english<RequestCardProps>({ request: bareRequest('en', { expires_at: '2026-11-12T14:59:00.000Z' }) }),
};
export const RefusedByTheServer: Story = {
  args: {
    failed: {
      id: '1',
      title: 'La situation a changé entre-temps.',
      sentence: 'La demande a été annulée par l’entreprise. Cette liste vient d’être mise à jour.',
    },
  },
  parameters: english<RequestCardProps>({
    request: pendingRequest('en'),
    failed: {
      id: '1',
      title: 'This changed in the meantime.',
      sentence: 'The company cancelled the request. This list is now up to date.',
    },
  }),
};
export const LongText: Story = {
  args: {
    request: pendingRequest('fr', {
      user: {
        id: '0199f0c2-0000-7000-8000-00000000a009',
        full_name: 'Marie-Ève Desrochers-Villeneuve',
        company: {
          id: '0199f0c2-0000-7000-8000-00000000c009',
          name: 'Centre intégré universitaire de santé et de services sociaux du Nord',
          logo_url: null,
        },
      },
      message: `Bonjour,\n\n${'Nous avons lu votre parcours avec attention. '.repeat(10)}`,
      salary: 'de 38,50 $ à 48,75 $ de l’heure selon l’échelle, primes de nuit et de fin de semaine en sus',
    }),
  },
  parameters: { en: null },
  globals: onPhone,
};
