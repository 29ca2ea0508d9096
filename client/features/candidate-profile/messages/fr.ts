import { promisesIn } from '@modules/identity/domain/who-sees-what-words.contract';
import type { CandidateMessages } from './messages';

const seen = promisesIn.fr;

export const fr: CandidateMessages = {
  title: 'Profil',
  breadcrumb: 'Candidat·es',
  loading: 'Chargement du profil',
  failed: 'Le profil n’a pas pu être chargé.',
  goneTitle: 'Ce profil n’est pas accessible',
  gone: 'La personne l’a peut-être masqué ou supprimé. Rien n’a été débité.',
  back: 'Retour aux candidat·es',

  years_one: '{count} an d’expérience',
  years_other: '{count} ans d’expérience',
  'masked.badge': 'Profil masqué',
  'masked.explain': `Pendant votre réservation, vous voyez ${seen.shown('RESERVED', 'other', ['name', 'photo', 'email', 'resume', 'video'])}. Quand la personne dit oui ou postule chez vous, vous voyez aussi ${seen.hidden('RESERVED', 'other')}.`,
  'masked.video': 'Vidéo visible après réservation',
  'masked.noVideo': 'Aucune présentation pour l’instant',
  'masked.more': 'La suite s’affiche une fois le profil ouvert.',

  'section.videos': 'Vidéos',
  'section.bio': 'Présentation',
  'section.experience': 'Expérience',
  'section.skills': 'Compétences',
  'section.contact': 'Coordonnées',
  'section.details': 'Préférences',
  none: 'non précisé',
  'contact.email': 'Courriel',
  'contact.phone': 'Téléphone',
  'contact.resume': 'CV',
  'contact.resumeSize': '{name} ({size})',
  'contact.locked': 'Courriel, téléphone et CV restent masqués.',
  'details.locked': 'Disponibilité, salaire souhaité et conditions restent masqués.',

  'video.watch': 'Regarder',
  'video.heading': 'À regarder',
  'video.count_one': '{count} vidéo',
  'video.count_other': '{count} vidéos',
  'video.failed': 'La vidéo n’a pas pu être affichée.',
  'presentation.count_one': '{count} présentation',
  'presentation.count_other': '{count} présentations',
  'presentation.heading': 'À découvrir',
  'presentation.section': 'Présentations',
  'presentation.locked': 'Présentation visible après réservation',

  'status.RESERVED': 'Réservé·e',
  'status.MATCHED': 'Correspondance',
  'status.APPLICATION_SENT': 'A postulé chez vous',
  'status.INTERVIEW_SCHEDULED': 'Entrevue prévue',
  'status.OFFER_MADE': 'Offre envoyée',
  'status.HIRED': 'Embauché·e',
  'status.since': 'Depuis le {date}',
  'status.left': 'Il reste {time}',
  'status.thenClosed': 'Sans réponse, le profil se referme.',
  'status.over': 'Le délai est terminé : le profil se referme.',

  manageReservation: 'Gérer la réservation',
  'access.notForSale':
    'Les vidéos de cette personne ne s’achètent pas à l’unité. Réservez son profil : les vidéos s’ouvrent avec lui.',
  'access.see': 'Voir la vidéo',
  'access.title': 'Voir « {title} »?',
  'access.warning':
    'La vidéo montre la personne : son visage, sa voix, peut-être son nom. Le reste du profil reste masqué.',
  'access.told':
    'Le crédit est dépensé tout de suite et n’est pas remboursé; votre entreprise pourra revoir la vidéo sans payer de nouveau. La personne reçoit une notification avec le nom de votre entreprise. Si elle change d’avis, la vidéo ne peut plus être regardée.',
  'access.paid_one': '{count} crédit dépensé. La vidéo est ouverte.',
  'access.paid_other': '{count} crédits dépensés. La vidéo est ouverte.',
  'access.alreadyPaid': 'Déjà payée : rien n’a été débité.',
  'access.failed': 'La vidéo n’a pas pu être ouverte.',
  'access.see.AUDIO': 'Écouter l’enregistrement',
  'access.see.TEXT': 'Lire la présentation',
  'access.warning.AUDIO':
    'L’enregistrement fait entendre la personne : sa voix, peut-être son nom. Le reste du profil reste masqué.',
  'access.warning.TEXT':
    'La présentation contient les mots de la personne, sans nom ni coordonnées. Le reste du profil reste masqué.',
  'access.toldOther':
    'Le crédit est dépensé tout de suite et n’est pas remboursé; votre entreprise pourra rouvrir la présentation sans payer de nouveau. La personne reçoit une notification avec le nom de votre entreprise. Si elle change d’avis, la présentation se referme.',
  'access.paidOther_one': '{count} crédit dépensé. La présentation est ouverte.',
  'access.paidOther_other': '{count} crédits dépensés. La présentation est ouverte.',
  'access.failedOther': 'La présentation n’a pas pu être ouverte.',
  'access.notForSaleOther':
    'Les présentations de cette personne ne s’achètent pas à l’unité. Réservez son profil : elles s’ouvrent avec lui.',

  'preview.title': 'Ce que voient les recruteurs',
  'preview.lead': 'La page exacte, masquée puis ouverte.',
  'preview.profile': 'Mon profil',
  'preview.edit': 'Compléter mon profil',
  'preview.choose': 'Version à afficher',
  'preview.before': 'Masquée',
  'preview.after': 'Ouverte',
  'preview.beforeText': `Tout recruteur vérifié qui vous trouve voit cette page. Vos vidéos se lisent pour ${seen.opensTo('video')}.`,
  'preview.afterText': `Cette page est vue par ${seen.opensTo('email')}. Pendant une réservation, elle ne montre pas ${seen.hidden('RESERVED')}.`,
  'preview.hidden': 'Votre profil est caché : personne ne voit cette page pour l’instant.',
};
