import type { DeviceMessages } from './messages';

export const fr: DeviceMessages = {
  title: 'Sur cet appareil',
  lead: 'Recevez vos notifications même quand Entrevue est fermé.',
  unsupported:
    'Ce navigateur ne peut pas afficher de notifications quand le site est fermé. Vous recevez les courriels comme avant.',
  install:
    'Sur un iPhone ou un iPad, ajoutez d’abord Entrevue à l’écran d’accueil\u00A0: dans Safari, touchez Partager, puis «\u00A0Sur l’écran d’accueil\u00A0». Ouvrez ensuite Entrevue à partir de cet écran et revenez ici.',
  denied:
    'Ce navigateur bloque les notifications d’Entrevue. Pour les permettre, ouvrez les paramètres du site (l’icône à gauche de l’adresse), autorisez les notifications et rechargez la page.',
  off: 'Activez-les seulement sur un appareil à vous\u00A0: elles s’affichent aussi après la fin de votre session. Elles nomment des entreprises et des offres, jamais une personne. La déconnexion les arrête.',
  on: 'Les notifications sont activées sur cet appareil. La déconnexion les arrête.',
  turnOn: 'Activer sur cet appareil',
  turnOff: 'Désactiver sur cet appareil',
  subjects: 'Sujets sur cet appareil',
  loading: 'Chargement des notifications de cet appareil',
  failed: 'L’état des notifications de cet appareil n’a pas pu être chargé.',
  notTurnedOn: 'Les notifications n’ont pas pu être activées.',
  notTurnedOff: 'Les notifications n’ont pas pu être désactivées.',
  dismissed: 'Le navigateur n’a pas donné la permission. Vous pouvez réessayer quand vous voulez.',
  turnedOn: 'Notifications activées sur cet appareil.',
  turnedOff: 'Notifications désactivées sur cet appareil.',
};
