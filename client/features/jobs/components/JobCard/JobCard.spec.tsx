import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nurse } from '../../../../lib/examples/jobs';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './JobCard.stories';

const { AnswersNotKnown, ForASeeker, Open, LongTitleAndLittleElse } = storiesOf(stories);

describe('a posting in the list', () => {
  it('shows company, title, place, pay and age', () => {
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

  it('shows the company’s response rate with the text of its page, or nothing if it is unknown', () => {
    const { unmount } = render(<Open />);
    expect(screen.getByText(/^Répond à 86\s% des candidatures en 14 jours au plus$/)).toBeVisible();
    unmount();
    render(<AnswersNotKnown />);
    expect(screen.getByRole('link', { name: 'Hôpital Mont-Blanc' })).toBeVisible();
    expect(screen.queryByText(/Répond à/)).toBeNull();
  });

  it('shows a seeker the fit with its reason, and buttons to save it or hide its company', async () => {
    render(<ForASeeker />);
    expect(screen.getByText(/Soins intensifs : demandé/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Enregistrer l’offre/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Autres choix/ }));
    expect(screen.getByRole('menuitem', { name: 'Masquer les offres de Hôpital Mont-Blanc' })).toBeVisible();
  });

  it('says that there is no pay', () => {
    render(<LongTitleAndLittleElse />);
    expect(screen.getByText('Salaire non précisé')).toBeVisible();
  });
});
