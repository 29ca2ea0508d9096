import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import type { ProfileValues } from '../forms/profile.schema';
import * as stories from './ProfileView.stories';

const { Seeker, NothingToldYet, Recruiter } = storiesOf(stories);
const watcher = () => jest.fn<(values: ProfileValues) => Promise<void>>(() => Promise.resolve());

describe('one’s own profile', () => {
  it('saves what was told and clears what was emptied', async () => {
    const onSave = watcher();
    render(<Seeker onSave={onSave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Modifier' }));
    await userEvent.clear(screen.getByLabelText(/^Lieu/));
    await userEvent.type(screen.getByRole('combobox', { name: /^Compétences/ }), 'Pédiatrie{Enter}');
    await userEvent.clear(screen.getByLabelText(/^Années/));
    await userEvent.type(screen.getByLabelText(/^Années/), '9');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      full_name: 'Camille Tremblay',
      location: null,
      skills: ['Soins intensifs', 'Suivi de plaies', 'Triage', 'Pédiatrie'],
      years_experience: 9,
    });
    expect(await screen.findByText('Profil enregistré.')).toBeInTheDocument();
  });

  it('forgets the changes when one cancels', async () => {
    const onSave = watcher();
    render(<Seeker onSave={onSave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Modifier' }));
    await userEvent.clear(screen.getByLabelText(/^Nom complet/));
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.getAllByText('Camille Tremblay').length).toBeGreaterThan(0);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('says what is missing', () => {
    render(<NothingToldYet />);
    expect(screen.getAllByText('non précisé').length).toBeGreaterThanOrEqual(4);
  });

  it('hides the profile as soon as the switch is off', async () => {
    const onVisible = jest.fn<(isVisible: boolean) => Promise<void>>(() => Promise.resolve());
    render(<Seeker onVisible={onVisible} />);
    await userEvent.click(screen.getByRole('switch'));
    expect(onVisible).toHaveBeenCalledWith(false);
  });

  it('asks a recruiter nothing about skills', async () => {
    render(<Recruiter />);
    await userEvent.click(screen.getByRole('button', { name: 'Modifier' }));
    expect(screen.queryByLabelText(/^Compétences/)).not.toBeInTheDocument();
  });
});
