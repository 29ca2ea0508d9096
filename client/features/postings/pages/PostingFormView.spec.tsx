import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { nurse } from '../../../lib/examples/jobs';
import { storiesOf } from '../../../lib/spec-support/stories';
import { emptyPosting, type PostingValues, postingValues, typedPosting } from '../forms/posting.schema';
import { halfSaid } from '../../../lib/examples/posting-checklist';
import type { PostingFormViewProps } from './PostingFormView';
import * as stories from './PostingFormView.stories';

const { New, Existing, FromATemplate, TypedBefore, WithoutChecklist } = storiesOf(stories);
// Typing the whole form is slow on a busy machine.
jest.setTimeout(30_000);

const fail = (reason: string): never => {
  throw new Error(reason);
};
const watcher = () => jest.fn<(values: PostingValues) => Promise<void>>(() => Promise.resolve());

describe('a posting that a colleague saved first', () => {
  const before = postingValues(nurse);
  const theirs = { ...before, title: 'Infirmière de nuit', location: 'Lévis, QC' };
  const stale = new ApiError(409, 'JOBS.CHANGED_MEANWHILE', 'Une autre personne a modifié cette offre.');

  it('is shown in both versions, and the person chooses; no typed text is lost', async () => {
    const onSave = jest.fn<PostingFormViewProps['onSave']>(() => Promise.reject(stale));
    const readCurrent = () => Promise.resolve({ values: theirs, version: '2026-11-25T15:00:00.000Z' });
    const version = '2026-11-25T14:00:00.000Z';
    render(<Existing onSave={onSave} readCurrent={readCurrent} version={version} />);
    const title = screen.getByLabelText(/^Titre/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Infirmière de jour');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(onSave.mock.lastCall?.[1]).toBe(version);

    const choice = await screen.findByRole('group', { name: /^Version à garder.*Titre/ });
    expect(screen.getByText('Infirmière de nuit')).toBeVisible();
    // The edited field keeps the typed text; untouched fields take the colleague's values.
    expect(title).toHaveValue('Infirmière de jour');
    expect(screen.getByLabelText(/^Lieu/)).toHaveValue('Lévis, QC');

    await userEvent.type(title, ' ou de soir');
    await userEvent.click(within(choice).getByRole('button', { name: 'L’autre version' }));
    expect(title).toHaveValue('Infirmière de nuit');
    await userEvent.click(within(choice).getByRole('button', { name: 'Votre version' }));
    expect(title).toHaveValue('Infirmière de jour ou de soir');

    onSave.mockImplementation(() => Promise.resolve());
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ title: 'Infirmière de jour ou de soir', location: 'Lévis, QC' });
    expect(onSave.mock.lastCall?.[1]).toBe('2026-11-25T15:00:00.000Z');
  });

  it('is detected for a draft based on an older version, which is kept completely', async () => {
    const onSave = jest.fn<PostingFormViewProps['onSave']>(() => Promise.reject(stale));
    const readCurrent = () => Promise.resolve({ values: theirs, version: '2026-11-25T15:00:00.000Z' });
    render(
      <Existing
        values={{ status: 'ready', data: theirs }}
        version="2026-11-25T15:00:00.000Z"
        typed={{ ...before, department: 'Urgence' }}
        typedOver="2026-11-25T14:00:00.000Z"
        onSave={onSave}
        readCurrent={readCurrent}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(onSave.mock.lastCall?.[1]).toBe('2026-11-25T14:00:00.000Z');
    await screen.findByRole('group', { name: /^Version à garder.*Titre/ });
    expect(screen.getByLabelText(/^Titre/)).toHaveValue(before.title);
    expect(screen.getByLabelText(/^Lieu/)).toHaveValue(before.location);
  });
});

describe('the form of a posting', () => {
  it('saves a draft with a title only', async () => {
    const onSave = watcher();
    render(<New onSave={onSave} />);
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Soudeur-monteur');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ title: 'Soudeur-monteur', status: 'DRAFT' });
  });

  it('does not publish an incomplete posting, and shows the missing fields', async () => {
    const onSave = watcher();
    render(<New onSave={onSave} />);
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Soudeur-monteur');
    await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
    expect((await screen.findAllByText('Obligatoire pour publier.')).length).toBeGreaterThanOrEqual(4);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('keeps the draft after a refused publication', async () => {
    const onSave = watcher();
    render(<New onSave={onSave} />);
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Soudeur-monteur');
    await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
    await screen.findAllByText('Obligatoire pour publier.');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ status: 'DRAFT' });
  });

  it('never publishes on Enter', async () => {
    const onSave = watcher();
    render(<New onSave={onSave} />);
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Soudeur-monteur{Enter}');
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ status: 'DRAFT' });
  });

  it('splits requirements while typing and saves an active posting unchanged', async () => {
    const onSave = watcher();
    render(<Existing onSave={onSave} />);
    await userEvent.type(screen.getByRole('combobox', { name: /^Exigences/ }), 'Triage, Réanimation{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(onSave.mock.calls[0]?.[0].requirements.slice(-2)).toEqual(['Triage', 'Réanimation']);
    expect(onSave.mock.calls[0]?.[0].video_questions).toEqual([
      { text: 'Pourquoi les soins intensifs?' },
      { text: 'Racontez une garde difficile.' },
    ]);
    expect(onSave.mock.calls[0]?.[0].status).toBe('ACTIVE');
    expect(screen.queryByRole('button', { name: 'Publier' })).not.toBeInTheDocument();
  });

  it.each([
    ['Enregistrer et mettre en pause', 'PAUSED'],
    ['Remettre en brouillon', 'DRAFT'],
  ])('unpublishes a posting with its changes: %s', async (name, status) => {
    const onSave = watcher();
    render(<Existing onSave={onSave} />);
    await userEvent.type(screen.getByLabelText(/^Titre/), ' de nuit');
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onSave.mock.calls[0]?.[0].title).toMatch(/ de nuit$/);
    expect(onSave.mock.calls[0]?.[0].status).toBe(status);
  });

  it('shows what failed if the server gives no reason', async () => {
    render(<New onSave={() => Promise.reject(new ApiError(502, 'CLIENT.UNREADABLE_ERROR', ''))} />);
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Soudeur-monteur');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    expect(await screen.findByText(/^L’offre n’a pas pu être créée\./)).toBeVisible();
  });
});

describe('starting from a template', () => {
  it('fills the form at once if nothing was typed, and asks before it replaces text', async () => {
    const onChoose = jest.fn();
    const start = { ...(FromATemplate.args.start ?? fail('no story')), chosen: '', onChoose };
    const { rerender } = render(<New start={start} />);
    const choice = () => screen.getByLabelText('Partir d’un modèle');
    await userEvent.selectOptions(choice(), 'Soutien');
    expect(onChoose).toHaveBeenCalledTimes(1);
    rerender(<New start={{ ...start, isTyped: () => true }} />);
    await userEvent.selectOptions(choice(), 'Soins infirmiers');
    expect(onChoose).toHaveBeenCalledTimes(1);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remplacer' }));
    expect(onChoose).toHaveBeenLastCalledWith(start.templates[0]?.id);
  });

  it('says that stages and scorecard come with it, and deletes the template after a question', async () => {
    const onDelete = jest.fn(() => Promise.resolve());
    const start = { ...(FromATemplate.args.start ?? fail('no story')), onDelete };
    render(<FromATemplate start={start} />);
    expect(screen.getByText(/Avec ses étapes\. Avec sa grille d’évaluation\./)).toBeVisible();
    expect(screen.getByLabelText(/^Titre/)).toHaveValue('Infirmière clinicienne, soins intensifs');
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer ce modèle' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    expect(onDelete).toHaveBeenCalledWith(start.chosen);
  });
});

describe('the checklist', () => {
  it('is updated after a pause in typing, and shows missing points', async () => {
    const check = jest.fn<PostingFormViewProps['check']>(() => Promise.resolve(halfSaid));
    render(<New check={check} />);
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Soudeuse');
    expect(await screen.findByText(/La fourchette dépasse/, {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(check.mock.lastCall?.[0]).toMatchObject({ title: 'Soudeuse', salary_range: '' });
    expect(check.mock.calls.length).toBeLessThan(8);
  });

  it('adds its sentence to the description, which is checked again', async () => {
    const check = jest.fn<PostingFormViewProps['check']>(() => Promise.resolve(halfSaid));
    render(<Existing check={check} />);
    const before = screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value;
    await userEvent.click(await screen.findByRole('button', { name: /rôle de l’IA/ }, { timeout: 5_000 }));
    expect(screen.getByLabelText(/^Description/)).toHaveValue(
      `${before}\n\nUn outil automatisé d’intelligence artificielle aide à classer les profils; une personne décide toujours.`,
    );
    await waitFor(() => expect(check.mock.lastCall?.[0].description).toContain('intelligence artificielle'), {
      timeout: 5_000,
    });
  });

  it('does not block the form if it cannot be read', async () => {
    const onSave = watcher();
    render(<WithoutChecklist onSave={onSave} />);
    expect(await screen.findByText(/n’a pas pu être mise à jour/, {}, { timeout: 5_000 })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Soudeuse');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    expect(onSave).toHaveBeenCalledTimes(1);
  });
});

describe('the preview of the description', () => {
  it('shows the formatted description, on request', async () => {
    render(<New />);
    const toggle = screen.getByRole('button', { name: 'Voir l’aperçu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(screen.getByLabelText(/^Description/), 'Un **mot** fort');
    await userEvent.click(toggle);
    const preview = screen.getByRole('region', { name: 'Aperçu de la description' });
    expect(preview.querySelector('strong')).toHaveTextContent('mot');
    await userEvent.click(screen.getByRole('button', { name: 'Masquer l’aperçu' }));
    expect(preview).not.toBeVisible();
  });
});

describe('an unsaved draft', () => {
  it('is stored shortly after typing', async () => {
    const onTyped = jest.fn<(values: PostingValues | null) => void>();
    render(<New onTyped={onTyped} />);
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Soudeuse');
    await waitFor(() => expect(onTyped).toHaveBeenCalled());
    expect(onTyped.mock.lastCall?.[0]).toMatchObject({ title: 'Soudeuse', status: 'DRAFT' });
  });

  it('is restored, until the person starts again', async () => {
    const onForget = jest.fn();
    render(<TypedBefore onForget={onForget} />);
    expect(screen.getByLabelText(/^Titre/)).toHaveValue('Soudeuse-monteuse');
    await userEvent.click(screen.getByRole('button', { name: 'Repartir de la version enregistrée' }));
    expect(onForget).toHaveBeenCalledTimes(1);
  });

  it('is used only if it still has the shape of the form', () => {
    expect(typedPosting({ ...emptyPosting, title: '' })).toEqual({ ...emptyPosting, title: '' });
    expect(typedPosting({ title: 'Soudeuse' })).toBeNull();
    expect(typedPosting(null)).toBeNull();
  });
});
