import type { LegalMessages } from './messages';

export const fr: LegalMessages = {
  updated: 'Dernière mise à jour : {date}',
  contents: 'Sur cette page',
  print: 'Imprimer',
  'load.what': 'Le texte n’a pas pu être chargé.',
  'load.toDo': 'Vérifiez votre connexion, puis réessayez.',
  'attributions.title': 'Sources des données',
  'attributions.lead':
    'Les classifications de métiers et de compétences qui servent aux correspondances, et à qui elles appartiennent.',
  'attributions.own':
    'Les correspondances utilisent notre propre lexique, écrit pour ce service. Aucune classification externe n’est utilisée.',
  'attributions.version': 'Version {version} · {licence}',
  'officer.demo':
    'Ceci est une démonstration : aucune personne n’est désignée ici. Un site ouvert au public nomme la personne responsable, avec son titre, son courriel et son adresse postale.',
  'officer.missing':
    'L’entreprise qui exploite ce site n’a pas encore nommé cette personne ici. Utilisez les coordonnées au bas de la page.',
  'rights.title': 'Exercer vos droits maintenant',
  'rights.profile': 'Voir et corriger mon profil',
  'rights.settings': 'Paramètres : exporter, masquer, effacer',
  'rights.visitor': 'Connectez-vous pour exercer ces droits vous-même.',
  'rights.login': 'Se connecter',
};
