import type { OfflineMessages } from './messages';

export const fr: OfflineMessages = {
  title: 'Cette page a besoin d’une connexion',
  sentence:
    'Vous êtes hors ligne, ou le serveur ne répond pas. La page s’ouvrira d’elle-même au retour de la connexion.',
  retry: 'Réessayer',
  available: 'Disponible sans connexion',
  at: 'à jour à {time}',
  until_one:
    'Ces pages se lisent jusqu’à la fin de votre session : après une minute sans activité, elles sont effacées de cet appareil.',
  until_other:
    'Ces pages se lisent jusqu’à la fin de votre session : après {count} minutes sans activité, elles sont effacées de cet appareil.',
  'page.dashboard': 'Tableau de bord',
  'page.matches': 'Correspondances',
  'page.applications': 'Candidatures',
  'page.messages': 'Messages',
  'page.requests': 'Demandes',
  'page.savedJobs': 'Offres enregistrées',
  'page.notifications': 'Notifications',
  'page.ownJobs': 'Mes offres',
};
