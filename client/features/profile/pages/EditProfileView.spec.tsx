import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import { type EditorValues } from '../forms/editor.schema';
import * as stories from './EditProfileView.stories';

const { Begun, Complete, DraftFound, NothingFilledInYet } = storiesOf(stories);
const watcher = () => jest.fn<(values: EditorValues) => Promise<void>>(() => Promise.resolve());
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const answer = async (question: string, label: string): Promise<void> => {
  await userEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: label }));
};

describe('the editor of a profile', () => {
  it('has a field for everything that companies see, and sends it', async () => {
    const onSave = watcher();
    const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
    // Pastes instead of typing and finds by label, because typing and role queries are slow on this large page.
    const fill = async (label: string | RegExp, value: string): Promise<void> => {
      await user.click(screen.getByLabelText(label));
      await user.paste(value);
    };
    render(<NothingFilledInYet onSave={onSave} />);
    await fill(/^Compétences/, 'Triage');
    await user.keyboard('{Enter}');
    await user.paste('Dialyse');
    await user.keyboard(',');
    await fill(/^Années/, '8');
    await fill('Disponibilité', 'Immédiatement');
    await fill('Salaire souhaité, De', '40');
    await user.selectOptions(screen.getByLabelText('Salaire souhaité, Période'), 'HOUR');
    await user.click(screen.getByLabelText('Temps plein'));
    await answer('Télétravail', 'Non');
    await answer('Travail de nuit', 'Oui');
    await fill('Langues', 'Français');
    await user.keyboard('{Enter}');
    await user.selectOptions(screen.getByLabelText('Taille d’entreprise'), '11-50');
    await fill('Secteur', 'Santé');
    await save();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      skills: ['Triage', 'Dialyse'],
      years_experience: 8,
      availability: 'Immédiatement',
      salary_range: expect.stringMatching(/^à partir de 40\s\$ de l’heure$/),
      company_size_preference: '11-50',
      industry_preference: 'Santé',
      open_to_remote: 'NO',
      job_preferences: { contract: ['FULL_TIME'], night_shifts: 'YES', weekends: '', languages: ['Français'] },
    });
  }, 90_000);

  it('suggests the first title of the experience', async () => {
    const onSave = watcher();
    render(<Begun onSave={onSave} />);
    await userEvent.clear(screen.getByLabelText(/^Titre professionnel/));
    const experience = screen.getByRole('textbox', { name: /^Expérience/ });
    await userEvent.clear(experience);
    await userEvent.type(experience, 'Boulangère, boulangerie de quartier');
    await userEvent.click(screen.getByRole('button', { name: /^Inscrire «.Boulangère.»$/ }));
    expect(screen.getByLabelText(/^Titre professionnel/)).toHaveValue('Boulangère');
    expect(screen.queryByRole('button', { name: /^Inscrire/ })).toBeNull();
    await save();
    await waitFor(() => expect(onSave.mock.calls[0]?.[0]).toMatchObject({ title: 'Boulangère' }));
  });

  it('shows for each part who sees it and when', () => {
    render(<Begun />);
    const person = screen.getByRole('heading', { name: 'Vous' }).closest('section');
    expect(within(person as HTMLElement).getByText(/voient vos initiales, le premier mot de votre lieu/)).toBeVisible();
    expect(screen.getByText('Personne ne voit votre CV.')).toBeVisible();
    expect(screen.getAllByText('Profil ouvert')).toHaveLength(5);
  });

  it('starts with a restored draft, and says so', async () => {
    const onForget = jest.fn();
    const onDirty = jest.fn();
    render(<DraftFound onForget={onForget} onDirty={onDirty} />);
    expect(screen.getByLabelText(/^Présentation/)).toHaveValue('Ce que j’écrivais quand la session s’est terminée.');
    expect(screen.getByText('Des changements ne sont pas enregistrés.')).toBeVisible();
    expect(onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Repartir de la version enregistrée' }));
    expect(onForget).toHaveBeenCalledTimes(1);
  });

  it('discards the typed changes', async () => {
    render(<Begun />);
    await userEvent.type(screen.getByLabelText(/^Nom complet/), ' Roy');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler les changements' }));
    expect(screen.getByLabelText(/^Nom complet/)).toHaveValue('Camille Tremblay');
    expect(screen.getByText('Tout est enregistré.')).toBeVisible();
  });

  it('refuses seventy-one years at the field and sends nothing', async () => {
    const onSave = watcher();
    render(<Complete onSave={onSave} />);
    const years = screen.getByLabelText(/^Années/);
    await userEvent.clear(years);
    await userEvent.type(years, '71');
    await save();
    await waitFor(() => expect(years).toHaveAccessibleDescription(/Le maximum est 70/));
    expect(onSave).not.toHaveBeenCalled();
  });
});
