import { promisesIn } from '@modules/identity/domain/who-sees-what-words.contract';
import type { DemoCandidateMessages } from './messages';

const seen = promisesIn.fr;

export const fr: DemoCandidateMessages = {
  title: 'Candidat·e nº {id}',
  sample: 'Démo / Sample',
  sampleNotice:
    'Cette page montre un profil inventé : ni la personne, ni sa voix n’existent. Elle sert à voir comment une entreprise découvre un profil.',
  contact: `Une réservation montre ${seen.shown('RESERVED', 'other', ['name', 'email'])}; ${seen.hidden('RESERVED', 'other')} s’affiche quand la personne dit oui.`,
  video: 'Vidéo',
  'video.intro': 'Présentation (30 s)',
  'video.full': 'Entrevue complète',
  questions: 'Questions',
  'questions.hide': 'Masquer les questions',
  'questions.show': 'Montrer les questions',
  transcript: 'Transcription',
  'transcript.hide': 'Masquer la transcription',
  'transcript.show': 'Montrer la transcription',
  'transcript.goTo': 'Aller à {time}',
  skills: 'Compétences',
  experience: 'Expérience',
  education: 'Formation',
  certifications: 'Certifications',
  interests: 'Intérêts',
  'caption.fr': 'Français',
  'caption.en': 'Anglais',
  forCompanies: 'Comment cela marche pour une entreprise',
};
