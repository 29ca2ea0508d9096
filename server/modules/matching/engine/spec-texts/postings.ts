import type { JobPosting } from '../inputs.js';
import { jobPosting } from './blank.js';

/** Postings as employers write them. */
export const postings = {
  intensiveCareEnglish: jobPosting({
    title: 'Registered Nurse, Intensive Care',
    language: 'en',
    requirements: [
      '5+ years of critical care experience required',
      'OIIQ membership',
      'ACLS certification',
      'Mechanical ventilation',
    ],
    description: 'You will care for ventilated patients and train new staff. English required.',
    location: 'Montréal, QC',
    jobType: 'FULL_TIME',
    pay: { text: '$78,000 to $92,000', min: 78_000, max: 92_000 },
  }),
  clinicalNurseHome: jobPosting({
    title: 'Infirmière clinicienne ou infirmier clinicien',
    requirements: ['Membre de l’OIIQ', 'Permis de conduire valide', 'Soins à domicile'],
    description: 'Assurer le suivi des plaies complexes à domicile et l’enseignement aux usagers.',
    location: 'Longueuil',
    jobType: 'FULL_TIME',
  }),
  practicalNurse: jobPosting({
    title: 'Infirmier(ère) auxiliaire',
    requirements: ['Membre de l’OIIAQ', 'Administration des médicaments'],
    location: 'Laval',
    jobType: 'PART_TIME',
  }),
  orderly: jobPosting({
    title: 'Préposé(e) aux bénéficiaires',
    requirements: ['PDSB', 'RCR', 'Soins d’hygiène', 'Un an d’expérience'],
    description: 'Accompagner des personnes âgées en perte d’autonomie. Quarts de soir.',
    location: 'Brossard',
    jobType: 'FULL_TIME',
  }),
  familyPhysician: jobPosting({
    title: 'Médecin de famille',
    requirements: ['Membre du Collège des médecins', 'Suivi des maladies chroniques'],
    location: 'Montréal',
  }),
  pharmacyAssistant: jobPosting({
    title: 'Pharmacy Assistant',
    language: 'en',
    requirements: ['Prescription entry', 'Customer service', 'Blister packs'],
    location: 'Québec City',
    jobType: 'FULL_TIME',
  }),
  socialService: jobPosting({
    title: 'Social Worker',
    language: 'en',
    requirements: ['Crisis intervention', 'Case management', 'Two years of experience'],
    location: 'Sherbrooke, QC',
  }),
  reactDeveloper: jobPosting({
    title: 'Front-end Developer (React)',
    language: 'en',
    requirements: ['React', 'TypeScript', '3+ years of experience', 'Web accessibility is an asset'],
    description: 'Our team works in sprints with Scrum.',
    remote: true,
    jobType: 'FULL_TIME',
  }),
  nodeDeveloper: jobPosting({
    title: 'Développeur ou développeuse back-end',
    requirements: ['Node.js', 'PostgreSQL', 'Docker', 'API REST', '5 ans d’expérience'],
    description: 'Intégration continue et revues de code. Kubernetes, un atout.',
    location: 'Montréal',
    remote: true,
    jobType: 'FULL_TIME',
  }),
  helpDesk: jobPosting({
    title: 'Help Desk Technician',
    language: 'en',
    requirements: ['Active Directory', 'Ticketing system', 'Customer service', 'Bilingual French and English'],
    location: 'Laval, QC',
    jobType: 'FULL_TIME',
  }),
  biAnalyst: jobPosting({
    title: 'Analyste en intelligence d’affaires',
    requirements: ['SQL', 'Power BI', 'Analyse de données', '2 ans d’expérience'],
    location: 'Montréal',
    jobType: 'FULL_TIME',
  }),
  itProjectManager: jobPosting({
    title: 'IT Project Manager',
    language: 'en',
    requirements: ['Project management', 'Scrum', '7 years of experience', 'Budget management'],
    location: 'Québec, QC',
    jobType: 'CONTRACT',
  }),
} satisfies Record<string, JobPosting>;
