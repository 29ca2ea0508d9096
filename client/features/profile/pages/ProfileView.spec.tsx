import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import type { ProfileValues } from '../forms/profile.schema';
import * as stories from './ProfileView.stories';

const { Seeker, NothingFilledInYet, Complete, Recruiter } = storiesOf(stories);
const watcher = () => jest.fn<(values: ProfileValues) => Promise<void>>(() => Promise.resolve());

describe('the person’s own profile', () => {
  it('saves filled-in fields and clears emptied ones', async () => {
    const onSave = watcher();
    render(<Seeker onSave={onSave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Modifier' }));
    await userEvent.clear(screen.getByLabelText(/^Lieu/));
    await userEvent.type(screen.getByLabelText(/^Téléphone/), '514 555-0100');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(onSave.mock.calls[0]?.[0]).toEqual({
      full_name: 'Camille Tremblay',
      phone: '514 555-0100',
      location: null,
      bio: 'Infirmière aux soins intensifs, je cherche une équipe de nuit.',
    });
    expect(await screen.findByRole('button', { name: 'Modifier' })).toBeVisible();
  });

  it('drops the changes on Cancel', async () => {
    const onSave = watcher();
    render(<Seeker onSave={onSave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Modifier' }));
    await userEvent.clear(screen.getByLabelText(/^Nom complet/));
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.getAllByText('Camille Tremblay').length).toBeGreaterThan(0);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('shows the missing parts, their percentage and their links', () => {
    render(<NothingFilledInYet />);
    expect(screen.getAllByText('non précisé').length).toBeGreaterThanOrEqual(4);
    expect(screen.getByRole('link', { name: /^Une présentation en vidéo/ })).toHaveAttribute('href', '/profile/videos');
    expect(screen.getByRole('link', { name: 'Une photo' })).toHaveAttribute('href', '/profile/edit#photo');
    expect(screen.getByText(/^\+\s20\s%$/)).toBeVisible();
    expect(screen.getByRole('img', { name: /0\s% complet/ })).toBeVisible();
  });

  it('says that nothing is missing, and shows every preference', () => {
    render(<Complete />);
    expect(screen.getByText(/Votre profil est complet/)).toBeVisible();
    expect(screen.getByText('Travail de nuit').nextElementSibling).toHaveTextContent('Oui');
    expect(screen.getByText('Type de contrat').nextElementSibling).toHaveTextContent('Temps plein et Temps partiel');
    expect(screen.getByText('stationnement').nextElementSibling).toHaveTextContent('nécessaire');
  });

  it('hides the profile as soon as the switch is off', async () => {
    const onVisible = jest.fn<(isVisible: boolean) => Promise<void>>(() => Promise.resolve());
    render(<Seeker onVisible={onVisible} />);
    await userEvent.click(screen.getByRole('switch'));
    expect(onVisible).toHaveBeenCalledWith(false);
  });

  it('shows a recruiter neither job preferences nor completeness', async () => {
    render(<Recruiter />);
    expect(screen.queryByText('Profil complet')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Compléter mon profil' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Modifier' }));
    expect(screen.queryByLabelText(/^Compétences/)).not.toBeInTheDocument();
  });
});
