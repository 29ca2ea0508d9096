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
    OFFER_CHANGED: {
      subject: 'Votre offre a changé\u00A0: {job}',
      heading: 'L’entreprise a modifié son offre',
      paragraphs: [
        '{company} a modifié son offre pour «\u00A0{job}\u00A0». Les nouvelles conditions remplacent les anciennes et attendent votre réponse.',
      ],
      button: 'Voir la nouvelle offre',
    },
    OFFER_WITHDRAWN: {
      subject: 'L’offre est retirée\u00A0: {job}',
      heading: 'L’entreprise a retiré son offre',
      paragraphs: [
        '{company} a retiré son offre pour «\u00A0{job}\u00A0». Elle ne peut plus être acceptée. Votre candidature reste où elle en était.',
      ],
      button: 'Voir ma candidature',
    },
    OFFER_EXPIRED: {
      subject: 'L’offre a expiré\u00A0: {job}',
      heading: 'L’offre a expiré',
      paragraphs: [
        'Le délai pour répondre à l’offre de {company} pour «\u00A0{job}\u00A0» est passé. Si elle vous intéresse encore, écrivez à l’entreprise\u00A0: elle peut vous en faire une autre.',
      ],
      button: 'Voir ma candidature',
    },
    APPLICATION_CLOSED: {
      subject: 'Votre candidature a pris fin\u00A0: {job}',
      heading: 'Votre candidature a pris fin',
      paragraphs: [
        'Votre candidature à «\u00A0{job}\u00A0» a pris fin. {closed}',
        'Cela ne dit rien de vous. Le texte de l’offre d’emploi reste lisible dans vos candidatures archivées.',
      ],
      button: 'Voir mes candidatures',
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
    OFFER_ACCEPTED: {
      subject: 'Votre offre est acceptée\u00A0: {job}',
      heading: 'Votre offre est acceptée',
      paragraphs: [
        'La personne à qui vous avez fait une offre pour «\u00A0{job}\u00A0» l’a acceptée. Confirmez-la en acceptant la candidature.',
      ],
      button: 'Voir la candidature',
    },
    OFFER_DECLINED: {
      subject: 'Votre offre est déclinée\u00A0: {job}',
      heading: 'Votre offre est déclinée',
      paragraphs: [
        'La personne à qui vous avez fait une offre pour «\u00A0{job}\u00A0» l’a déclinée. Vous pouvez en faire une autre ou refuser la candidature.',
      ],
      button: 'Voir la candidature',
    },
    OFFER_QUESTION: {
      subject: 'Une question sur votre offre\u00A0: {job}',
      heading: 'Une question sur votre offre',
      paragraphs: [
        'La personne à qui vous avez fait une offre pour «\u00A0{job}\u00A0» a une question avant de répondre. L’offre reste ouverte d’ici là.',
      ],
      button: 'Lire la question',
    },
    OFFER_LAPSED: {
      subject: 'Votre offre a expiré\u00A0: {job}',
      heading: 'Votre offre a expiré',
      paragraphs: [
        'Votre offre pour «\u00A0{job}\u00A0» est restée sans réponse à temps. Vous pouvez la refaire avec une nouvelle date.',
      ],
      button: 'Voir la candidature',
    },
    SLOT_CHOSEN: {
      subject: 'L’heure de l’entrevue est choisie\u00A0: {job}',
      heading: 'L’heure de l’entrevue est choisie',
      paragraphs: ['Pour «\u00A0{job}\u00A0» ({type}), la personne a choisi ce moment\u00A0:', '{times}'],
      button: 'Voir la candidature',
    },
  },
  types: { VIDEO: 'par vidéo', PHONE: 'au téléphone', IN_PERSON: 'en personne' },
  closed: {
    JOB_REMOVED: '{company} a retiré l’offre d’emploi.',
    JOB_PAUSED: '{company} a mis l’offre d’emploi en pause. Si elle rouvre, vous pourrez postuler de nouveau.',
    JOB_EXPIRED: 'L’offre d’emploi a expiré. Si {company} la renouvelle, vous pourrez postuler de nouveau.',
    JOB_FILLED: 'Le poste est pourvu.',
    COMPANY_CLOSED: '{company} ne recrute plus sur Entrevue.',
  },
  reasonGiven: 'L’équipe ajoute\u00A0: «\u00A0{reason}\u00A0»',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00A0:',
  footer: [
    'Vous recevez ce courriel au sujet d’une candidature. Vous choisissez vos courriels dans les paramètres de votre compte Entrevue.',
  ],
};
