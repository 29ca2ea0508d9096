import type { MaskedCandidate, PresentedCandidate } from '@modules/identity/http/candidates.contract';
import type { CandidateFacets, FilterPreset } from '@modules/matching/http/candidate-search.contract';
import type { Language } from '../i18n';
import { maskedCamille, openCamille } from './candidates';

/** People as the recruiter's search shows them, for stories and specs. */
function masked(language: Language, end: string, facts: Partial<MaskedCandidate>): MaskedCandidate {
  return {
    ...maskedCamille,
    id: `0199f0c2-0000-7000-8000-00000000${end}`,
    full_name: language === 'fr' ? 'Candidat·e' : 'Candidate',
    ...facts,
  };
}

export function peopleFound(language: Language): readonly PresentedCandidate[] {
  const say = (fr: string, en: string) => (language === 'fr' ? fr : en);
  return [
    masked(language, '7f3a', {
      skills: ['React', 'TypeScript', 'PostgreSQL', 'GraphQL'],
      years_experience: 6,
      bio: say(
        'Six ans de développement web ; a encadré une équipe de quatre personnes.',
        'Six years of web development; led a team of four.',
      ),
      video_profiles: [
        { id: '0199f0c2-0000-7000-8000-00000000e001', kind: 'VIDEO', title: 'Présentation', duration: 161 },
      ],
    }),
    masked(language, 'c21d', {
      location: 'Laval',
      skills: ['React', 'TypeScript'],
      years_experience: 4,
      bio: say(
        'A livré une application mobile utilisée par 30 000 personnes.',
        'Shipped a mobile application that 30,000 people use.',
      ),
    }),
    masked(language, '09be', {
      location: 'Longueuil',
      skills: ['TypeScript', 'Vue.js', 'Node.js', 'Docker', 'AWS', 'Kubernetes', 'Terraform', 'Python', 'Go'],
      years_experience: 1,
      bio: null,
      experience: say(
        'Stage de huit mois chez un éditeur de logiciels, puis un premier emploi en exploitation.',
        'Eight months of internship at a software publisher, then a first job in operations.',
      ),
      video_profiles: [],
    }),
    openCamille,
    masked(language, 'a0d2', {
      location: null,
      skills: [],
      years_experience: null,
      bio: null,
      experience: null,
      video_profiles: [],
    }),
  ];
}

export const peopleFacets: CandidateFacets = {
  skills: [
    { value: 'React', label: 'React', count: 16 },
    { value: 'TypeScript', label: 'TypeScript', count: 14 },
    { value: 'Soins intensifs', label: 'Soins intensifs', count: 9 },
    { value: 'Gestion de projet', label: 'Gestion de projet', count: 7 },
    { value: 'Coordination interprofessionnelle', label: 'Coordination interprofessionnelle', count: 2 },
  ],
  locations: [
    { value: 'Montréal', label: 'Montréal', count: 21 },
    { value: 'Québec', label: 'Québec', count: 8 },
    { value: 'Laval', label: 'Laval', count: 5 },
  ],
  experience: [
    { value: '0-1', label: '0 à 1 an', count: 6 },
    { value: '2-4', label: '2 à 4 ans', count: 9 },
    { value: '5-9', label: '5 à 9 ans', count: 14 },
    { value: '10-19', label: '10 à 19 ans', count: 7 },
    { value: '20-', label: '20 ans et plus', count: 2 },
  ],
  remote: 19,
  has_video: 30,
};

export const presets: readonly FilterPreset[] = [
  {
    id: '0199f0c2-0000-7000-8000-00000000f101',
    name: 'Dev full stack',
    filters: { skills: 'React,TypeScript', location: 'Montréal', sort_by: 'relevance' },
    is_default: true,
    is_shared: false,
    is_own: true,
    author_name: null,
    can_change: true,
    created_at: '2026-11-02T12:00:00.000Z',
    updated_at: '2026-11-02T12:00:00.000Z',
  },
  {
    id: '0199f0c2-0000-7000-8000-00000000f102',
    name: 'Soins infirmiers, nuit',
    filters: { search: 'infirmière nuit', experience_min: 3 },
    is_default: false,
    is_shared: false,
    is_own: true,
    author_name: null,
    can_change: true,
    created_at: '2026-11-03T12:00:00.000Z',
    updated_at: '2026-11-03T12:00:00.000Z',
  },
];
