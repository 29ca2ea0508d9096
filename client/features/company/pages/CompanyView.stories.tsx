import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, fn, screen, userEvent } from 'storybook/test';
import type { Company } from '@modules/companies/http/companies.contract';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { montBlanc } from '../../../lib/examples/companies';
import { companyValues } from '../forms/company.schema';
import { CompanyView, type CompanyViewProps } from './CompanyView';

const whole: Company = {
  ...montBlanc,
  description:
    'Un hôpital de quartier de 180 lits, au centre de Montréal.\n\nOn y travaille en petites équipes, et on y reste longtemps.',
  website: 'https://www.montblanc.example/',
  founded: '1931',
  employees: '1 240',
  culture: ['On dit les choses', 'Les horaires sont connus six semaines d’avance'],
  benefits: ['Régime de retraite', 'Garderie sur place'],
  response_rate: { percent: 86, within_days: 14, over_days: 90, applications: 42 },
};

const args: CompanyViewProps = {
  company: { status: 'ready', data: whole },
  onSave: () => Promise.resolve(),
  onLogo: () => Promise.resolve('/api/upload/images/0199f0c2-0000-7000-8000-00000000aa01'),
  typed: null,
  onTyped: fn(),
  onForget: fn(),
  onDirty: fn(),
  gallery: () => null,
  spotlight: null,
  verification: () => null,
};

const meta = {
  title: 'Company/CompanyView',
  component: CompanyView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <CompanyView {...args} />
    </main>
  ),
} satisfies Meta<typeof CompanyView>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: /^(Modifier la page|Edit the page)$/ }));
};

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const NameOnly: Story = {
  args: {
    company: {
      status: 'ready',
      data: { ...montBlanc, industry: null, size: null, location: null, verified: false },
    },
  },
};
export const Editing: Story = { play: edit };
export const EditingOnAPhone: Story = { play: edit, globals: onPhone };
export const Unsaved: Story = {
  play: async () => {
    await edit();
    await userEvent.type(screen.getByLabelText(/^(Secteur|Industry)/), '!');
  },
};
export const LogoRefused: Story = {
  play: async ({ canvasElement }) => {
    await edit();
    const input = canvasElement.querySelector('input[type=file]');
    if (input)
      void fireEvent.change(input, { target: { files: [new File(['x'], 'cv.pdf', { type: 'application/pdf' })] } });
    await screen.findByText(/(pas une image acceptée|not an accepted image)/);
  },
};
export const DraftFound: Story = { args: { typed: { ...companyValues(whole), industry: 'Santé et enseignement' } } };
export const NotSavedYet: Story = { args: { company: { status: 'ready', data: null } } };
export const NotApprovedYet: Story = { args: { company: { status: 'ready', data: null }, onLogo: undefined } };
export const Loading: Story = { args: { company: { status: 'loading' } } };
export const Failed: Story = {
  args: { company: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
