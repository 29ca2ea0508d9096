import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrivacyOfficer } from './PrivacyOfficer';

const meta = {
  title: 'Legal/PrivacyOfficer',
  component: PrivacyOfficer,
  args: {
    officer: {
      name: 'Marguerite Lavoie',
      title: 'Responsable de la protection des renseignements personnels',
      email: 'vie-privee@entrevue.example',
      address: '1200, rue Sainte-Catherine Est, bureau 4\nMontréal (Québec)  H2L 2H2',
    },
    isDemo: false,
  },
} satisfies Meta<typeof PrivacyOfficer>;
export default meta;
type Story = StoryObj<typeof meta>;

const nobody = { name: null, title: null, email: null, address: null };

export const Named: Story = {};
export const NobodyNamedInADemo: Story = { args: { officer: nobody, isDemo: true } };
export const NobodyNamed: Story = { args: { officer: nobody } };
