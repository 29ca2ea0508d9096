import type { JobsMessages } from './messages.js';

export const fr: JobsMessages = {
  'JOBS.INCOMPLETE':
    'Il manque des informations pour publier cette offre. Complétez les champs signalés, ou gardez-la en brouillon.',
  'JOBS.NOT_OWN_COMPANY': 'Vous ne pouvez publier d’offres que pour votre propre entreprise.',
  'JOBS.COMPANY_MISSING': 'Créez d’abord la page de votre entreprise.',
  'JOBS.CHANGED_MEANWHILE':
    'Une autre personne de votre entreprise a modifié cette offre entre-temps. Rien de ce que vous avez écrit n’est perdu : choisissez ce que vous gardez, puis enregistrez.',
  'JOBS.STATUS_REFUSED': 'Le statut de cette offre ne permet pas ce changement.',
  'JOBS.EXPIRY_REFUSED': 'La date de fin doit être à venir, dans un délai d’un an au plus.',
  'JOBS.SEARCH_TOO_BROAD': 'Cette recherche est trop large. Ajoutez un mot ou un filtre, puis réessayez.',
  'JOBS.POSTING_OVER': 'Cette offre est fermée.',
  'JOBS.RENEWAL_TOO_SOON':
    'Cette offre est encore ouverte pour un moment. Elle se renouvelle dans ses cinq derniers jours.',
  'JOBS.RENEWAL_LINK_INVALID': 'Ce lien n’est plus valide. Connectez-vous pour renouveler l’offre.',
  'JOBS.TEMPLATES_FULL': 'Votre entreprise a déjà {max} modèles : supprimez-en un pour en garder un autre.',
  'JOBS.TEMPLATE_NAME_TAKEN': 'Un modèle de votre entreprise porte déjà ce nom. Choisissez-en un autre.',
  'JOBS.TEMPLATE_MISSING': 'Ce modèle a été supprimé entre-temps. Choisissez-en un autre, ou continuez sans modèle.',
  'JOBS.TOO_MANY_SAVED': 'Vous avez déjà {max} offres enregistrées : retirez-en une pour en ajouter une autre.',
  'JOBS.TOO_MANY_HIDDEN': 'Vous masquez déjà {max} entreprises : affichez-en une de nouveau pour en masquer une autre.',
};
