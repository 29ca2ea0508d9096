import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { Footer, type FooterProps } from './Footer';

const meta = { title: 'Design system/Footer', component: Footer } satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPage: Story = {
  args: {
    note: 'Présentez-vous en vidéo. C’est vous qui décidez qui vous rencontre.',
    columns: [
      {
        title: 'Aide',
        links: [
          { label: 'Pour les entreprises', href: '/contact-company' },
          { label: 'Tarifs', href: '/pricing' },
        ],
      },
      {
        title: 'Mentions légales',
        links: [
          { label: 'Confidentialité', href: '/legal/privacy-policy' },
          { label: 'Conditions d’utilisation', href: '/legal/terms-of-service' },
          { label: 'Témoins', href: '/legal/cookie-policy' },
        ],
      },
    ],
    end: '© 2026 Entrevue',
  },
  parameters: english<FooterProps>({
    note: 'Introduce yourself on video. You decide who meets you.',
    columns: [
      {
        title: 'Help',
        links: [
          { label: 'For companies', href: '/contact-company' },
          { label: 'Pricing', href: '/pricing' },
        ],
      },
      {
        title: 'Legal',
        links: [
          { label: 'Privacy', href: '/legal/privacy-policy' },
          { label: 'Terms of service', href: '/legal/terms-of-service' },
          { label: 'Cookies', href: '/legal/cookie-policy' },
        ],
      },
    ],
  }),
};

export const OnAPhone: Story = { ...EveryPage, parameters: { ...EveryPage.parameters }, globals: onPhone };
