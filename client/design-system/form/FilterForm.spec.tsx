import { fireEvent, render, screen } from '@testing-library/react';
import { createI18n, I18nContext } from '../../lib/i18n';
import { FilterForm } from './FilterForm';

it('is a form that the browser could send, with what has no field; the application does not send it', () => {
  render(
    <I18nContext value={createI18n('fr')}>
      <FilterForm action="/jobs" label="Filtres" kept={{ company_id: '', sort_by: 'salary' }}>
        <input name="search" defaultValue="soudeuse" />
      </FilterForm>
    </I18nContext>,
  );
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Filtres' });
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/jobs']);
  expect([...new FormData(form)]).toEqual([
    ['sort_by', 'salary'],
    ['search', 'soudeuse'],
  ]);
  expect(fireEvent.submit(form)).toBe(false);
});
