import type { CalendarMessages } from './messages';

export const fr: CalendarMessages = {
  loading: 'Chargement des adresses de votre calendrier',
  loadFailed: 'Les adresses de votre calendrier n’ont pas pu être chargées.',
  active: 'Active',
  since: 'Adresse créée le {date}. Elle ne peut plus être affichée\u00A0: renouvelez-la si vous ne l’avez plus.',
  once: 'Copiez l’adresse maintenant\u00A0: elle ne sera plus affichée.',
  copied: 'Adresse copiée.',
  notCopied: 'L’adresse n’a pas pu être copiée. Sélectionnez-la dans le champ.',
  made: 'L’adresse est prête.',
  revoked: 'L’adresse est révoquée.',
  notChanged: 'L’adresse n’a pas pu être modifiée.',
  renewTitle: 'Renouveler l’adresse?',
  renewAsk: 'L’adresse actuelle cesse de fonctionner tout de suite. Ajoutez la nouvelle à vos calendriers.',
  renewConfirm: 'Renouveler',
  revokeTitle: 'Révoquer l’adresse?',
  revokeAsk:
    'L’adresse cesse de fonctionner tout de suite. Les calendriers qui l’utilisent n’affichent plus vos entrevues.',
  revokeConfirm: 'Révoquer',

  'FULL.title': 'Votre adresse privée',
  'FULL.lead':
    'Vos entrevues avec le nom de la personne, l’offre, le lieu ou le lien. L’adresse ouvre votre calendrier sans mot de passe\u00A0: ne la donnez à personne. Les personnes que vous évaluez à l’aveugle n’y sont pas nommées.',
  'FULL.make': 'Créer mon adresse privée',
  'FULL.copy': 'Copier mon adresse privée',
  'FULL.renew': 'Renouveler mon adresse privée',
  'FULL.revoke': 'Révoquer mon adresse privée',
  'FULL.address': 'Adresse privée de votre calendrier',
  'BUSY.title': 'Adresse pour les autres',
  'BUSY.lead':
    'Seulement vos heures occupées, sans nom, sans offre et sans lieu. Donnez-la aux collègues qui veulent savoir quand vous êtes libre.',
  'BUSY.make': 'Créer l’adresse pour les autres',
  'BUSY.copy': 'Copier l’adresse pour les autres',
  'BUSY.renew': 'Renouveler l’adresse pour les autres',
  'BUSY.revoke': 'Révoquer l’adresse pour les autres',
  'BUSY.address': 'Adresse de vos heures occupées',

  'how.title': 'Ajouter l’adresse à un calendrier',
  'how.lead':
    'Abonnez votre calendrier à l’adresse au lieu d’importer un fichier\u00A0: il suit alors les changements.',
  'how.google': 'Google Agenda',
  'how.googleSteps':
    'Sur un ordinateur, à côté de «\u00A0Autres agendas\u00A0», choisissez + puis «\u00A0À partir de l’URL\u00A0», et collez l’adresse.',
  'how.outlook': 'Outlook',
  'how.outlookSteps':
    'Dans le calendrier, choisissez «\u00A0Ajouter un calendrier\u00A0», puis «\u00A0S’abonner à partir du web\u00A0», et collez l’adresse.',
  'how.apple': 'Calendrier d’Apple',
  'how.appleSteps':
    'Sur un Mac, choisissez Fichier, puis «\u00A0Nouvel abonnement\u00A0», et collez l’adresse. Sur un iPhone, choisissez Calendriers, «\u00A0Ajouter un calendrier\u00A0», puis «\u00A0Ajouter un abonnement\u00A0».',
  'how.delay': 'Les calendriers relisent l’adresse à leur rythme\u00A0: de quelques minutes à une journée chez Google.',
};
