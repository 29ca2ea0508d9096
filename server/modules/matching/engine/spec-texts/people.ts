import type { SeekerProfile } from '../inputs.js';
import { seekerProfile } from './blank.js';

/** Profiles as people write them, in French and English, in two fields of work. */
export const people = {
  clinicalNurse: seekerProfile({
    skills: ['Soins intensifs', 'Triage', 'Suivi de plaies', 'Enseignement aux familles'],
    experience:
      'Infirmière clinicienne. Huit ans aux soins intensifs, dont trois comme assistante-chef. Membre de l’OIIQ. Surveillance cardiaque et ventilation mécanique.',
    bio: 'J’aime le travail d’équipe et la formation du personnel. Bilingue, anglais courant.',
    location: 'Montréal, QC',
    availability: 'Temps plein, de jour ou de soir',
    pay: { text: '75 000 $ à 90 000 $', min: 75_000, max: 90_000 },
  }),
  nursingAide: seekerProfile({
    skills: ['Soins d’hygiène', 'PDSB', 'RCR'],
    experience:
      'Préposé aux bénéficiaires en CHSLD depuis 4 ans : aide à la mobilité, aide à l’alimentation, soins aux aînés.',
    location: 'Longueuil',
    availability: 'Temps plein',
  }),
  englishNurse: seekerProfile({
    skills: ['Wound care', 'IV therapy', 'Patient education'],
    experience: 'Registered nurse with 5 years of experience in home care. Charting and care planning.',
    bio: 'I speak English and some French.',
    location: 'Gatineau',
  }),
  pharmacyTechnician: seekerProfile({
    skills: ['Service client', 'Pilulier', 'Saisie d’ordonnances'],
    experience: 'ATP en pharmacie communautaire, 3 ans d’expérience',
    location: 'Québec',
  }),
  socialWorker: seekerProfile({
    skills: ['Intervention psychosociale', 'Intervention de crise', 'Gestion de cas'],
    experience: 'Travailleuse sociale en protection de la jeunesse, 6 ans d’expérience',
    location: 'Sherbrooke',
  }),
  frontEndDeveloper: seekerProfile({
    skills: ['React', 'TypeScript', 'CSS', 'Jest', 'Figma'],
    experience: 'Développeuse front-end, 4 ans d’expérience. Accessibilité web et design adaptatif.',
    bio: 'Je cherche une équipe agile.',
    location: 'Montréal',
    openToRemote: true,
  }),
  backEndDeveloper: seekerProfile({
    skills: ['Node.js', 'PostgreSQL', 'Docker', 'REST APIs', 'Git'],
    experience: 'Back-end developer, 6 years of experience building services. CI/CD with GitHub Actions.',
    location: 'Toronto',
    openToRemote: true,
  }),
  supportTechnician: seekerProfile({
    skills: ['Active Directory', 'ServiceNow', 'Windows', 'Service à la clientèle'],
    experience: 'Technicien informatique, 2 ans d’expérience au soutien aux utilisateurs',
    location: 'Laval',
  }),
  dataAnalyst: seekerProfile({
    skills: ['SQL', 'Power BI', 'Excel', 'Statistics'],
    experience: 'Data analyst, 3 years of experience with dashboards and reporting',
    location: 'Montréal',
  }),
  projectManager: seekerProfile({
    skills: ['Scrum', 'Gestion de projets', 'Budget'],
    experience: 'Chargé de projet TI, 10 ans d’expérience',
    location: 'Québec',
  }),
  silent: seekerProfile(),
} satisfies Record<string, SeekerProfile>;
