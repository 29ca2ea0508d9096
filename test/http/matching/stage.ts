import type { MatchesPage } from '../../../server/modules/matching/http/matches.contract.js';
import type { TestApp } from '../../support/app.js';
import { signUp } from '../jobs/market.js';

export interface Person {
  readonly token: string;
  readonly id: string;
}

/** A visible job seeker with this profile. */
export async function seekerWith(app: TestApp, profile: Record<string, unknown>): Promise<Person> {
  const token = await signUp(app, 'JOB_SEEKER');
  await show(app, token, true);
  const { status, body, text } = await app.request<{ id: string }>({
    method: 'PUT',
    url: '/api/users/me',
    token,
    payload: profile,
  });
  if (status !== 200) throw new Error(`profile answered ${status}: ${text}`);
  return { token, id: body.id };
}

/** Shows or hides a profile. */
export async function show(app: TestApp, token: string, visible: boolean): Promise<void> {
  const { status, text } = await app.request({
    method: 'PUT',
    url: '/api/users/me/preferences',
    token,
    payload: { profile_visible: visible },
  });
  if (status !== 200) throw new Error(`preferences answered ${status}: ${text}`);
}

/** A page of the caller's matches. */
export async function matchesOf(app: TestApp, token: string, query = '', language = 'fr'): Promise<MatchesPage> {
  const { status, body, text } = await app.request<MatchesPage>({
    url: `/api/matches${query}`,
    token,
    headers: { 'accept-language': language },
  });
  if (status !== 200) throw new Error(`matches answered ${status}: ${text}`);
  return body;
}

export const clinicalNurse = {
  full_name: 'Mathilde Gagnon',
  skills: ['Soins intensifs', 'Triage', 'Suivi de plaies'],
  experience:
    'Infirmière clinicienne. Huit ans aux soins intensifs, dont trois comme assistante-chef. Membre de l’OIIQ. Joignez-moi au 514 555-0199.',
  bio: 'Mathilde Gagnon, ventilation mécanique et surveillance cardiaque. Anglais courant.',
  years_experience: 8,
  location: 'Montréal, QC',
  availability: 'Temps plein, soir ou nuit',
  salary_range: '75 000 $ à 90 000 $',
};

export const intensiveCare = {
  title: 'Registered Nurse, Intensive Care',
  department: 'Critical care',
  language: 'en',
  description: 'You will care for ventilated patients. Evening shifts. English required.',
  requirements: ['5+ years of critical care experience required', 'OIIQ membership', 'ACLS certification'],
  location: 'Montréal, QC',
  salary_range: '$78,000 to $92,000 a year',
};
