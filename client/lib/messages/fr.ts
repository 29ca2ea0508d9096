import type { SharedMessages } from './messages';

export const fr: SharedMessages = {
  'product.name': 'Entrevue',
  'error.network': 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  'error.invalidAnswer': 'Réponse invalide du serveur. Réessayez dans un instant.',
  'error.httpStatus': 'Le serveur a répondu par une erreur ({status}).',
  'error.unknown': 'Erreur inconnue. Réessayez dans un instant.',
  'error.uploadNetwork': 'La connexion a été coupée pendant l’envoi. Réessayez quand elle sera revenue.',
  'error.uploadTimeout':
    'Délai d’envoi dépassé. L’envoi a dépassé 30 minutes et s’est arrêté. Réessayez avec une connexion plus rapide ou un fichier plus court.',
  'error.uploadStatus': 'L’envoi a échoué (erreur {status}).',
  'error.uploadInvalidAnswer':
    'Réponse JSON invalide. L’envoi est parti, mais la réponse du serveur est illisible. Vérifiez vos vidéos avant de recommencer.',
  'action.cancel': 'Annuler',
  'action.save': 'Enregistrer',
  'action.message': 'Écrire',
  'action.named': '{label} : {name}',
  'jobType.FULL_TIME': 'Temps plein',
  'jobType.PART_TIME': 'Temps partiel',
  'jobType.CONTRACT': 'Contrat',
  'jobType.INTERNSHIP': 'Stage',
  'job.remote': 'Télétravail possible',
  'job.noSalary': 'Salaire non précisé',
  'match.percent': '{score} % de correspondance',
  'application.PENDING': 'Envoyée',
  'application.REVIEWED': 'Examinée',
  'application.INTERVIEW': 'Entrevue',
  'application.OFFERED': 'Offre',
  'application.ACCEPTED': 'Acceptée',
  'application.REJECTED': 'Non retenue',
  'application.WITHDRAWN': 'Retirée',
};
