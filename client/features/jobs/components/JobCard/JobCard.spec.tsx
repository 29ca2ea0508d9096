import { render, screen, within } from '@testing-library/react';
import { nurse } from '../../../../lib/examples/jobs';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './JobCard.stories';

const { AnswersNotKnown, Open, LongTitleAndLittleElse } = storiesOf(stories);

describe('a posting in the list', () => {
  it('says that it is open, who asks for what, where, for what pay and since when', () => {
    render(<Open />);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/^Infirmière clinicienne/);
    expect(screen.getByText('Ouverte')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hôpital Mont-Blanc' })).toHaveAttribute(
      'href',
      `/company/${nurse.company.id}`,
    );
    expect(screen.getByText(/Montréal, QC/)).toBeVisible();
    expect(screen.getByText('Temps plein')).toBeVisible();
    expect(screen.getByText(/vous surveillez des patients/)).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Exigences' })).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('et 3 autres')).toBeVisible();
    expect(screen.getByText(/^78\s000 à 92\s000\s\$ par an$/)).toBeVisible();
    expect(screen.getByText(/^Publiée /)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Voir l’offre/ })).toHaveAttribute('href', `/jobs/${nurse.id}`);
  });

  it('says how reliably its company answers, in the words of the company’s page, and nothing where nobody knows', () => {
    const { unmount } = render(<Open />);
    expect(screen.getByText(/^Répond à 86\s% des candidatures en 14 jours au plus$/)).toBeVisible();
    unmount();
    render(<AnswersNotKnown />);
    expect(screen.getByRole('link', { name: 'Hôpital Mont-Blanc' })).toBeVisible();
    expect(screen.queryByText(/Répond à/)).toBeNull();
  });

  it('says that the pay is not given', () => {
    render(<LongTitleAndLittleElse />);
    expect(screen.getByText('Salaire non précisé')).toBeVisible();
  });
});
