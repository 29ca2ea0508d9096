import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResumeSuggestion } from '@modules/resumes/http/resumes.contract';
import { networkError } from '../../../../lib/api-error';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as editor from '../../pages/EditProfileView.stories';
import { ResumeAutofill, type ResumeAutofillProps } from './ResumeAutofill';
import * as stories from './ResumeAutofillView.stories';

const { Begun: Editor } = storiesOf(editor);
const { NothingFound, Ready, Scan, SharedFileGone } = storiesOf(stories);

describe('filling in a profile from a résumé', () => {
  it('shows each suggestion with its source text, and accepts one at a time', async () => {
    const onUse = jest.fn<(suggestion: ResumeSuggestion) => void>();
    render(<Ready onUse={onUse} />);
    expect(screen.getByText('7 ans')).toBeVisible();
    expect(screen.getAllByText(/Lu dans votre CV.*Soudure MIG, Soudure TIG, Oxycoupage/)).toHaveLength(1);
    expect(screen.getAllByText('À vérifier')).toHaveLength(1);
    expect(screen.getByText('Ajouté')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ajouter Soudure TIG' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Ajouter.*Lecture de plans$/ }));
    expect(onUse.mock.calls.map(([{ field, value }]) => [field, value])).toEqual([['skills', 'Lecture de plans']]);
  });

  it('explains what to do with a scan', async () => {
    render(<Scan />);
    await waitFor(() => expect(screen.getByText(/numérisation/)).toBeVisible());
  });

  it('says that nothing was found', () => {
    render(<NothingFound />);
    expect(screen.getByText('Rien n’a été trouvé dans ce CV')).toBeVisible();
  });
});

describe('in the editor', () => {
  it('writes only accepted suggestions into the form', async () => {
    const suggestions: readonly ResumeSuggestion[] = [
      { field: 'years_experience', value: 23, confidence: 0.9, quote: '23 ans d’expérience' },
      { field: 'skills', value: 'Oxycoupage', confidence: 0.9, quote: 'Oxycoupage' },
      { field: 'title', value: 'Chaudronnière', confidence: 0.9, quote: 'Chaudronnière' },
    ];
    const onParse = jest.fn<ResumeAutofillProps['onParse']>(() => Promise.resolve(suggestions));
    const onKeep = jest.fn<ResumeAutofillProps['onKeep']>(() => Promise.resolve());
    const { container } = render(<Editor autofill={<ResumeAutofill onKeep={onKeep} onParse={onParse} />} />);
    const input = container.querySelector<HTMLInputElement>('input[type=file][accept*=".odt"]');
    if (!input) throw new Error('a field for the file expected');
    await userEvent.upload(input, new File(['x'], 'cv.odt'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter 23 ans' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter Oxycoupage' }));
    expect(screen.getByRole('textbox', { name: /Années d’expérience/ })).toHaveValue('23');
    expect(screen.queryByRole('button', { name: 'Ajouter Oxycoupage' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ajouter Chaudronnière' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Titre professionnel/ })).not.toHaveValue('Chaudronnière');
  });

  it('keeps the chosen file, unless its type is not kept', async () => {
    const onParse = jest.fn<ResumeAutofillProps['onParse']>(() => Promise.resolve([]));
    const onKeep = jest.fn<ResumeAutofillProps['onKeep']>(() => Promise.resolve());
    const { container } = render(<Editor autofill={<ResumeAutofill onKeep={onKeep} onParse={onParse} />} />);
    const input = () => {
      const field = container.querySelector<HTMLInputElement>('input[type=file][accept*=".odt"]');
      if (!field) throw new Error('a field for the file expected');
      return field;
    };
    await userEvent.upload(input(), new File(['x'], 'cv.odt'));
    await screen.findByText('Rien n’a été trouvé dans ce CV');
    expect(screen.queryByRole('button', { name: 'Garder ce CV dans mon profil' })).toBeNull();
    const file = new File(['x'], 'CV.PDF');
    await userEvent.upload(input(), file);
    await userEvent.click(await screen.findByRole('button', { name: 'Garder ce CV dans mon profil' }));
    expect(await screen.findByText('CV enregistré.')).toBeVisible();
    expect(onKeep.mock.calls.map(([kept]) => kept)).toEqual([file]);
  });

  it('reads a file that another app shared at once, and once', async () => {
    const onParse = jest.fn<ResumeAutofillProps['onParse']>(() => Promise.resolve([]));
    const onKeep = jest.fn<ResumeAutofillProps['onKeep']>(() => Promise.resolve());
    const file = new File(['x'], 'cv.pdf');
    const given = (shared: File | null) => (
      <Editor autofill={<ResumeAutofill onKeep={onKeep} onParse={onParse} shared={shared} onShared={onShared} />} />
    );
    const onShared = jest.fn<() => void>();
    const { rerender } = render(given(file));
    await screen.findByText('Rien n’a été trouvé dans ce CV');
    rerender(given(file));
    rerender(given(null));
    expect(onParse.mock.calls.map(([parsed]) => parsed)).toEqual([file]);
    expect(onShared).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Garder ce CV dans mon profil' })).toBeVisible();
  });

  it('keeps a file for a second try if the network failed, because a shared one is nowhere else', async () => {
    const onParse = jest.fn<ResumeAutofillProps['onParse']>(() => Promise.resolve([]));
    onParse.mockRejectedValueOnce(networkError());
    const file = new File(['x'], 'cv.pdf');
    render(<Editor autofill={<ResumeAutofill onKeep={() => Promise.resolve()} onParse={onParse} shared={file} />} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Lire ce CV de nouveau' }));
    await screen.findByText('Rien n’a été trouvé dans ce CV');
    expect(onParse.mock.calls.map(([parsed]) => parsed)).toEqual([file, file]);
  });

  it('offers no second try for a file that cannot be read', () => {
    render(<Scan />);
    expect(screen.queryByRole('button', { name: 'Lire ce CV de nouveau' })).toBeNull();
  });

  it('says why a shared file was not opened, and asks for it', () => {
    render(<SharedFileGone />);
    expect(screen.getByText(/n’est plus sur cet appareil.*Choisissez le fichier ici/)).toBeVisible();
  });
});
