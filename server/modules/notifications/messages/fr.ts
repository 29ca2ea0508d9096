import type { NotificationsMessages } from './messages.js';

export const fr: NotificationsMessages = {
  'NOTIFICATIONS.NEW_MESSAGES': 'Des messages vous attendent dans une conversation.',
  'NOTIFICATIONS.NEW_MESSAGES_FROM': '{company} vous a écrit.',
  'NOTIFICATIONS.NOTE_MENTION': 'Une note de votre équipe sur une candidature pour « {job} » vous mentionne.',
  'NOTIFICATIONS.NEW_APPLICATION': 'Nouvelle candidature pour « {job} ».',
  'NOTIFICATIONS.APPLICATION_WITHDRAWN': 'Une candidature pour « {job} » a été retirée.',
  'NOTIFICATIONS.APPLICATION_REVIEWED': '{company} étudie votre candidature pour « {job} ».',
  'NOTIFICATIONS.APPLICATION_REJECTED': '{company} n’a pas retenu votre candidature pour « {job} ».',
  'NOTIFICATIONS.APPLICATION_ACCEPTED': '{company} a accepté votre candidature pour « {job} »!',
  'NOTIFICATIONS.OFFER_MADE': '{company} vous fait une offre pour « {job} ».',
  'NOTIFICATIONS.APPLICATION_ENDED_JOB_REMOVED':
    '{company} a retiré l’offre d’emploi « {job} » : votre candidature a pris fin.',
  'NOTIFICATIONS.APPLICATION_ENDED_JOB_PAUSED':
    '{company} a mis en pause l’offre d’emploi « {job} » : votre candidature a pris fin.',
  'NOTIFICATIONS.APPLICATION_ENDED_JOB_EXPIRED':
    'L’offre d’emploi « {job} » de {company} a expiré : votre candidature a pris fin.',
  'NOTIFICATIONS.APPLICATION_ENDED_JOB_FILLED':
    'Le poste « {job} » chez {company} est pourvu : votre candidature a pris fin.',
  'NOTIFICATIONS.APPLICATION_ENDED_COMPANY_CLOSED':
    '{company} ne recrute plus sur Entrevue : votre candidature à « {job} » a pris fin.',
  'NOTIFICATIONS.OFFER_CHANGED': '{company} a modifié son offre pour « {job} ».',
  'NOTIFICATIONS.OFFER_WITHDRAWN': '{company} a retiré son offre pour « {job} ».',
  'NOTIFICATIONS.OFFER_EXPIRED': 'L’offre de {company} pour « {job} » a expiré.',
  'NOTIFICATIONS.OFFER_LAPSED': 'Votre offre pour « {job} » a expiré sans réponse.',
  'NOTIFICATIONS.OFFER_ACCEPTED': 'Votre offre pour « {job} » est acceptée!',
  'NOTIFICATIONS.OFFER_DECLINED': 'Votre offre pour « {job} » est déclinée.',
  'NOTIFICATIONS.OFFER_QUESTION': 'Une personne a une question sur votre offre pour « {job} ».',
  'NOTIFICATIONS.INTERVIEW': '{company} vous invite en entrevue pour « {job} ».',
  'NOTIFICATIONS.RESERVED': '{company} a réservé votre profil et attend votre réponse.',
  'NOTIFICATIONS.RESERVATION_ACCEPTED': 'Une de vos réservations a été acceptée : le profil vous est ouvert.',
  'NOTIFICATIONS.RESERVATION_DECLINED': 'Une de vos réservations a été refusée; le crédit vous est rendu.',
  'NOTIFICATIONS.RESERVATION_EXPIRED_SEEKER': 'La demande de {company} a expiré : votre profil s’est refermé.',
  'NOTIFICATIONS.RESERVATION_EXPIRED_RECRUITER': 'Une de vos réservations a expiré; le crédit vous est rendu.',
  'NOTIFICATIONS.RESERVATION_CANCELLED_SEEKER': '{company} a retiré sa demande : votre profil s’est refermé.',
  'NOTIFICATIONS.RESERVATION_CANCELLED_RECRUITER': 'Une de vos réservations a pris fin.',
  'NOTIFICATIONS.RESERVATION_HIRED_SEEKER': '{company} indique vous avoir embauché·e. Félicitations!',
  'NOTIFICATIONS.RESERVATION_HIRED_RECRUITER': 'Une embauche a été indiquée pour l’une de vos réservations.',
  'NOTIFICATIONS.RESERVATION_REOPENED': 'Une personne que vous aviez réservée vous permet de lui redemander.',
  'NOTIFICATIONS.MATCHES_PROPOSED': 'De nouvelles offres correspondent à votre profil.',
  'NOTIFICATIONS.INTRODUCED': '{company} se présente à vous pour « {job} ».',
  'NOTIFICATIONS.MATCH_ACCEPTED': 'Une personne qui correspond à « {job} » a accepté.',
  'NOTIFICATIONS.MATCHED': '{company} a confirmé votre correspondance pour « {job} ».',
  'NOTIFICATIONS.VIDEO_READY': 'Votre vidéo est prête.',
  'NOTIFICATIONS.VIDEO_FAILED': 'Votre vidéo n’a pas pu être traitée.',
  'NOTIFICATIONS.VIDEO_BOUGHT':
    '{company} a acheté l’accès à l’une de vos vidéos. Le reste de votre profil reste masqué.',
  'NOTIFICATIONS.PROFILE_SHARED':
    '{company} a fait voir votre profil par un lien de partage à une personne sans compte.',
  'NOTIFICATIONS.COMPANY_VERIFIED': '{company} est vérifiée\u00A0: la mention est sur sa page et ses offres.',
  'NOTIFICATIONS.COMPANY_REFUSED': '{company} n’a pas été vérifiée\u00A0: la raison est sur sa page.',
  'NOTIFICATIONS.REPORT_ACTIONED': 'Votre signalement a été examiné : nous avons pris des mesures. Merci!',
  'NOTIFICATIONS.REPORT_DISMISSED': 'Votre signalement a été examiné : rien n’enfreignait nos règles. Merci!',
  'NOTIFICATIONS.JOB_ALERT': 'Nouvelle offre pour une de vos recherches : « {job} », {company}.',
  'NOTIFICATIONS.SAVED_JOB_CHANGED': 'Une offre que vous avez enregistrée a changé\u00A0: « {job} », {company}.',
  'NOTIFICATIONS.SAVED_JOB_ENDED':
    'Une offre que vous avez enregistrée n’est plus ouverte\u00A0: « {job} », {company}.',
  'NOTIFICATIONS.CANDIDATE_ALERT': 'Un nouveau profil correspond à votre filtre « {preset} ».',
  'NOTIFICATIONS.WEEKLY_DIGEST': 'Votre résumé de la semaine',
  'NOTIFICATIONS.LOW_BALANCE': 'Il vous reste moins de {credits} crédits.',
  'NOTIFICATIONS.UNSUBSCRIBE': 'Ne plus recevoir ces courriels',
  'NOTIFICATIONS.TOO_MANY_SEARCHES':
    'Vous avez déjà {max} recherches enregistrées : supprimez-en une pour en ajouter une autre.',
  'NOTIFICATIONS.SEARCH_NAME_TAKEN': 'Une de vos recherches porte déjà ce nom.',
  'NOTIFICATIONS.UNSUBSCRIBE_LINK_BROKEN':
    'Ce lien est incomplet. Copiez-le en entier à partir du courriel, ou changez vos paramètres.',
  'NOTIFICATIONS.KIND_NOT_YOURS': 'Ce genre de nouvelles ne concerne pas votre compte.',
};
