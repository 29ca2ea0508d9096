import { promisesIn } from '../../identity/index.js';
import type { LetterTexts } from './letter-texts.js';

const seen = promisesIn.fr;

export const fr: LetterTexts = {
  letters: {
    APPLICATION_RECEIVED: {
      subject: 'Votre candidature\u00A0: {job}',
      heading: 'Votre candidature est envoyée',
      paragraphs: [
        `{company} a reçu votre candidature pour «\u00A0{job}\u00A0» et peut maintenant voir tout votre profil, y compris ${seen.shown('APPLICATION_SENT', 'own', ['email', 'phone'])}.`,
        'Vous verrez quand elle sera ouverte, et chaque étape qui suivra. Tant que personne n’y a répondu, vous pouvez la retirer.',
      ],
      button: 'Suivre ma candidature',
    },
    INTERVIEW_PROPOSED: {
      subject: 'Choisissez l’heure de votre entrevue\u00A0: {job}',
      heading: 'Une entrevue vous est proposée',
      paragraphs: [
        '{company} souhaite vous rencontrer pour «\u00A0{job}\u00A0» ({type}) et vous propose plusieurs moments\u00A0:',
        '{times}',
        'Choisissez celui qui vous convient.',
      ],
      button: 'Choisir un moment',
    },
    INTERVIEW_SCHEDULED: {
      subject: 'Votre entrevue\u00A0: {job}',
      heading: 'Votre entrevue est fixée',
      paragraphs: [
        '{company} vous rencontrera pour «\u00A0{job}\u00A0» ({type})\u00A0:',
        '{times}',
        'Les détails et le fichier pour votre agenda sont avec votre candidature.',
      ],
      button: 'Voir les détails',
    },
    INTERVIEW_MOVED: {
      subject: 'Votre entrevue est déplacée\u00A0: {job}',
      heading: 'Votre entrevue change de moment ou de lieu',
      paragraphs: [
        '{company} a déplacé votre entrevue pour «\u00A0{job}\u00A0» ({type}). Elle a maintenant lieu\u00A0:',
        '{times}',
      ],
      button: 'Voir les détails',
    },
    INTERVIEW_CANCELLED: {
      subject: 'Votre entrevue est annulée\u00A0: {job}',
      heading: 'Votre entrevue est annulée',
      paragraphs: [
        '{company} a annulé l’entrevue prévue pour «\u00A0{job}\u00A0»\u00A0:',
        '{times}',
        'Votre candidature reste où elle en était.',
      ],
      button: 'Voir ma candidature',
    },
    OFFER_MADE: {
      subject: 'Une offre pour vous\u00A0: {job}',
      heading: 'Bonne nouvelle\u00A0: une offre vous attend',
      paragraphs: [
        '{company} vous fait une offre pour «\u00A0{job}\u00A0». Ses conditions sont avec votre candidature.',
      ],
      button: 'Voir l’offre',
    },
    APPLICATION_ACCEPTED: {
      subject: 'Votre candidature est acceptée\u00A0: {job}',
      heading: 'Votre candidature est acceptée',
      paragraphs: [
        '{company} a accepté votre candidature pour «\u00A0{job}\u00A0». Vous pouvez maintenant échanger par messages.',
      ],
      button: 'Voir ma candidature',
    },
    APPLICATION_REJECTED: {
      subject: 'Réponse à votre candidature\u00A0: {job}',
      heading: 'Merci de votre candidature',
      paragraphs: [
        '{company} vous remercie du temps et de l’intérêt que vous avez consacrés à «\u00A0{job}\u00A0». Cette fois, sa décision ne retient pas votre candidature.',
        '{reason}',
        'Une réponse négative dit peu de ce que vous valez\u00A0: d’autres équipes cherchent ce que vous savez faire. Nous vous souhaitons une belle suite.',
      ],
      button: 'Voir d’autres offres',
    },
    NEW_APPLICATION: {
      subject: 'Nouvelle candidature\u00A0: {job}',
      heading: 'Une nouvelle candidature vous attend',
      paragraphs: [
        'Une personne a postulé à «\u00A0{job}\u00A0». Son profil vous est ouvert.',
        'Une réponse rapide, même négative, est la marque des entreprises qu’on recommande.',
      ],
      button: 'Voir la candidature',
    },
    APPLICATION_WITHDRAWN: {
      subject: 'Candidature retirée\u00A0: {job}',
      heading: 'Une candidature a été retirée',
      paragraphs: ['Une personne a retiré sa candidature à «\u00A0{job}\u00A0». Son profil ne vous est plus ouvert.'],
      button: 'Voir les candidatures',
    },
    SLOT_CHOSEN: {
      subject: 'L’heure de l’entrevue est choisie\u00A0: {job}',
      heading: 'L’heure de l’entrevue est choisie',
      paragraphs: ['Pour «\u00A0{job}\u00A0» ({type}), la personne a choisi ce moment\u00A0:', '{times}'],
      button: 'Voir la candidature',
    },
  },
  types: { VIDEO: 'par vidéo', PHONE: 'au téléphone', IN_PERSON: 'en personne' },
  reasonGiven: 'L’équipe ajoute\u00A0: «\u00A0{reason}\u00A0»',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00A0:',
  footer: [
    'Vous recevez ce courriel au sujet d’une candidature. Vous choisissez vos courriels dans les paramètres de votre compte Entrevue.',
  ],
};
