import { promisesIn } from '../../identity/index.js';
import type { EmailTexts } from './email-texts.js';

const seen = promisesIn.fr;

export const fr: EmailTexts = {
  emails: {
    APPLICATION_RECEIVED: {
      subject: 'Votre candidature : {job}',
      heading: 'Votre candidature est envoyée',
      paragraphs: [
        `{company} a reçu votre candidature pour «\u00A0{job}\u00A0» et peut maintenant voir tout votre profil, y compris ${seen.shown('APPLICATION_SENT', 'own', ['email', 'phone'])}.`,
        'Vous verrez quand elle sera ouverte, et chaque étape qui suivra. Tant que personne n’y a répondu, vous pouvez la retirer.',
      ],
      button: 'Suivre ma candidature',
    },
    INTERVIEW_PROPOSED: {
      subject: 'Choisissez l’heure de votre entrevue : {job}',
      heading: 'Une entrevue vous est proposée',
      paragraphs: [
        '{company} souhaite vous rencontrer pour « {job} » ({type}) et vous propose plusieurs moments :',
        '{times}',
        'Choisissez celui qui vous convient.',
      ],
      button: 'Choisir un moment',
    },
    INTERVIEW_SCHEDULED: {
      subject: 'Votre entrevue : {job}',
      heading: 'Votre entrevue est fixée',
      paragraphs: [
        '{company} vous rencontrera pour « {job} » ({type}) :',
        '{times}',
        'Les détails et le fichier pour votre calendrier sont avec votre candidature.',
      ],
      button: 'Voir les détails',
    },
    INTERVIEW_MOVED: {
      subject: 'Votre entrevue est déplacée : {job}',
      heading: 'Votre entrevue change de moment ou de lieu',
      paragraphs: ['{company} a déplacé votre entrevue pour « {job} » ({type}). Elle a maintenant lieu :', '{times}'],
      button: 'Voir les détails',
    },
    INTERVIEW_CANCELLED: {
      subject: 'Votre entrevue est annulée : {job}',
      heading: 'Votre entrevue est annulée',
      paragraphs: [
        '{company} a annulé l’entrevue prévue pour « {job} » :',
        '{times}',
        'Votre candidature reste à la même étape.',
      ],
      button: 'Voir ma candidature',
    },
    INTERVIEW_REMINDER_DAY: {
      subject: 'Rappel de votre entrevue : {job}',
      heading: 'Votre entrevue approche',
      paragraphs: [
        '{company} vous rencontrera pour « {job} » ({type}) :',
        '{times}',
        'Si vous avez un empêchement, écrivez à l’entreprise dès que possible.',
      ],
      button: 'Voir les détails',
    },
    INTERVIEW_REMINDER_HOUR: {
      subject: 'Votre entrevue commence bientôt : {job}',
      heading: 'Votre entrevue commence bientôt',
      paragraphs: ['{company} vous rencontrera pour « {job} » ({type}) :', '{times}'],
      button: 'Ouvrir l’entrevue',
    },
    OFFER_MADE: {
      subject: 'Une offre pour vous : {job}',
      heading: 'Bonne nouvelle : une offre vous attend',
      paragraphs: ['{company} vous fait une offre pour « {job} ». Ses conditions sont avec votre candidature.'],
      button: 'Voir l’offre',
    },
    OFFER_CHANGED: {
      subject: 'Votre offre a changé : {job}',
      heading: 'L’entreprise a modifié son offre',
      paragraphs: [
        '{company} a modifié son offre pour « {job} ». Les nouvelles conditions remplacent les anciennes et attendent votre réponse.',
      ],
      button: 'Voir la nouvelle offre',
    },
    OFFER_WITHDRAWN: {
      subject: 'L’offre est retirée : {job}',
      heading: 'L’entreprise a retiré son offre',
      paragraphs: [
        '{company} a retiré son offre pour « {job} ». Elle ne peut plus être acceptée. Votre candidature reste à la même étape.',
      ],
      button: 'Voir ma candidature',
    },
    OFFER_EXPIRED: {
      subject: 'L’offre a expiré : {job}',
      heading: 'L’offre a expiré',
      paragraphs: [
        'Le délai pour répondre à l’offre de {company} pour « {job} » est passé. Si elle vous intéresse encore, écrivez à l’entreprise : elle peut vous en faire une autre.',
      ],
      button: 'Voir ma candidature',
    },
    APPLICATION_CLOSED: {
      subject: 'Votre candidature a pris fin : {job}',
      heading: 'Votre candidature a pris fin',
      paragraphs: [
        'Votre candidature à « {job} » a pris fin. {closed}',
        'Cela n’a rien à voir avec vous. Vous pouvez relire l’offre d’emploi dans vos candidatures archivées.',
      ],
      button: 'Voir mes candidatures',
    },
    APPLICATION_ACCEPTED: {
      subject: 'Votre candidature est acceptée : {job}',
      heading: 'Votre candidature est acceptée',
      paragraphs: [
        '{company} a accepté votre candidature pour « {job} ». Vous pouvez maintenant échanger par messages.',
      ],
      button: 'Voir ma candidature',
    },
    APPLICATION_REJECTED: {
      subject: 'Réponse à votre candidature : {job}',
      heading: 'Merci de votre candidature',
      paragraphs: [
        '{company} vous remercie du temps et de l’intérêt que vous avez consacrés à « {job} ». Cette fois, votre candidature n’a pas été retenue.',
        '{reason}',
        'Un refus ne dit pas ce que vous valez : d’autres équipes cherchent vos compétences. Bonne continuation.',
      ],
      button: 'Voir d’autres offres',
    },
    NEW_APPLICATION: {
      subject: 'Nouvelle candidature : {job}',
      heading: 'Une nouvelle candidature vous attend',
      paragraphs: [
        'Une personne a postulé à « {job} ». Son profil vous est ouvert.',
        'On recommande les entreprises qui répondent vite, même quand c’est non.',
      ],
      button: 'Voir la candidature',
    },
    APPLICATION_WITHDRAWN: {
      subject: 'Candidature retirée : {job}',
      heading: 'Une candidature a été retirée',
      paragraphs: ['Une personne a retiré sa candidature à « {job} ». Son profil ne vous est plus ouvert.'],
      button: 'Voir les candidatures',
    },
    OFFER_ACCEPTED: {
      subject: 'Votre offre est acceptée : {job}',
      heading: 'Votre offre est acceptée',
      paragraphs: [
        'La personne à qui vous avez fait une offre pour « {job} » l’a acceptée. Confirmez-la en acceptant la candidature.',
      ],
      button: 'Voir la candidature',
    },
    OFFER_DECLINED: {
      subject: 'Votre offre est déclinée : {job}',
      heading: 'Votre offre est déclinée',
      paragraphs: [
        'La personne à qui vous avez fait une offre pour « {job} » l’a déclinée. Vous pouvez en faire une autre ou refuser la candidature.',
      ],
      button: 'Voir la candidature',
    },
    OFFER_QUESTION: {
      subject: 'Une question sur votre offre : {job}',
      heading: 'Une question sur votre offre',
      paragraphs: [
        'La personne à qui vous avez fait une offre pour « {job} » a une question avant de répondre. L’offre reste ouverte en attendant.',
      ],
      button: 'Lire la question',
    },
    OFFER_LAPSED: {
      subject: 'Votre offre a expiré : {job}',
      heading: 'Votre offre a expiré',
      paragraphs: [
        'Votre offre pour « {job} » n’a pas reçu de réponse à temps. Vous pouvez en faire une nouvelle, avec une autre date.',
      ],
      button: 'Voir la candidature',
    },
    INTERVIEWER_ADDED: {
      subject: 'Vous participez à une entrevue : {job}',
      heading: 'Vous participez à une entrevue',
      paragraphs: [
        'Votre équipe vous a ajouté·e à une entrevue pour « {job} » ({type}) :',
        '{times}',
        '{choice}',
        'La personne et les détails sont avec la candidature.',
      ],
      button: 'Voir la candidature',
    },
    INTERVIEWER_MOVED: {
      subject: 'Une entrevue a changé : {job}',
      heading: 'Une entrevue a changé',
      paragraphs: [
        'Votre équipe a changé une entrevue pour « {job} » à laquelle vous participez ({type}) :',
        '{times}',
        '{choice}',
      ],
      button: 'Voir la candidature',
    },
    INTERVIEWER_CANCELLED: {
      subject: 'Entrevue annulée : {job}',
      heading: 'Une entrevue est annulée',
      paragraphs: ['Une entrevue pour « {job} » à laquelle vous deviez participer est annulée :', '{times}'],
      button: 'Voir les candidatures',
    },
    INTERVIEWER_REMOVED: {
      subject: 'Vous ne participez plus à une entrevue : {job}',
      heading: 'Vous ne participez plus à une entrevue',
      paragraphs: ['Votre équipe mènera l’entrevue pour « {job} » sans vous.'],
      button: 'Voir la candidature',
    },
    INTERVIEWER_CALENDAR_DIFFERS: {
      subject: 'Déplacée ou supprimée dans votre calendrier : {job}',
      heading: 'Vous avez changé une entrevue dans votre propre calendrier',
      paragraphs: [
        'Dans votre propre calendrier, vous avez déplacé ou supprimé une entrevue pour « {job} » ({type}). L’entrevue elle-même n’a pas changé :',
        '{times}',
        'Dans les paramètres de votre calendrier ici, vous pouvez déplacer l’entrevue à la nouvelle heure, ou la rétablir dans votre calendrier.',
      ],
      button: 'Choisir quoi faire',
    },
    INTERVIEWER_REMINDER_DAY: {
      subject: 'Rappel de votre entrevue : {job}',
      heading: 'Vous avez une entrevue bientôt',
      paragraphs: ['Vous participez à une entrevue pour « {job} » ({type}) :', '{times}'],
      button: 'Voir la candidature',
    },
    INTERVIEWER_REMINDER_HOUR: {
      subject: 'Votre entrevue commence bientôt : {job}',
      heading: 'Votre entrevue commence bientôt',
      paragraphs: ['Vous participez à une entrevue pour « {job} » ({type}) :', '{times}'],
      button: 'Ouvrir l’entrevue',
    },
    SLOT_CHOSEN: {
      subject: 'L’heure de l’entrevue est choisie : {job}',
      heading: 'L’heure de l’entrevue est choisie',
      paragraphs: ['Pour « {job} » ({type}), la personne a choisi ce moment :', '{times}'],
      button: 'Voir la candidature',
    },
  },
  freeUntil: 'toute heure libre, avant le {time}',
  choice: 'La personne n’a pas encore choisi le moment. Vous recevrez un courriel quand elle l’aura fait.',
  types: { VIDEO: 'par vidéo', PHONE: 'au téléphone', IN_PERSON: 'en personne' },
  closed: {
    JOB_REMOVED: '{company} a retiré l’offre d’emploi.',
    JOB_PAUSED: '{company} a mis l’offre d’emploi en pause. Si elle rouvre, vous pourrez postuler de nouveau.',
    JOB_EXPIRED: 'L’offre d’emploi a expiré. Si {company} la renouvelle, vous pourrez postuler de nouveau.',
    JOB_FILLED: 'Le poste est pourvu.',
    JOB_CANCELLED: 'Le poste est annulé : {company} n’embauche personne pour ce poste.',
    COMPANY_CLOSED: '{company} ne recrute plus sur Entrevue.',
  },
  reasonGiven: 'L’équipe ajoute : « {reason} »',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: [
    'Vous recevez ce courriel au sujet d’une candidature. Vous choisissez vos courriels dans les paramètres de votre compte Entrevue.',
  ],
};
