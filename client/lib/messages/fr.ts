import type { SharedMessages } from './messages';

export const fr: SharedMessages = {
  'product.name': 'Entrevue',
  'upload.waiting':
    'La connexion est coupée. L’envoi reprendra de lui-même là où il en était dès qu’elle sera rétablie.',
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
  'company.rate': 'Répond à {percent} % des candidatures en {days} jours au plus',
  'match.percent': '{score} % de correspondance',
  'mayReserve.LATER':
    'Cette personne n’a pas accepté votre demande. Votre entreprise pourra en faire une autre à partir du {date}.',
  'mayReserve.IF_REOPENED':
    'Cette personne n’a pas accepté les deux demandes de votre entreprise. Elle seule peut en permettre une autre.',
  'application.PENDING': 'Envoyée',
  'application.REVIEWED': 'Examinée',
  'application.INTERVIEW': 'Entrevue',
  'application.OFFERED': 'Offre',
  'application.ACCEPTED': 'Acceptée',
  'application.REJECTED': 'Non retenue',
  'application.WITHDRAWN': 'Retirée',
  'gender.WOMAN': 'Femme',
  'gender.MAN': 'Homme',
  'gender.NON_BINARY': 'Personne non binaire',
  'ethnicity.INDIGENOUS': 'Autochtone',
  'ethnicity.BLACK': 'Noir·e',
  'ethnicity.EAST_ASIAN': 'Asiatique de l’Est ou du Sud-Est',
  'ethnicity.SOUTH_ASIAN': 'Sud-Asiatique',
  'ethnicity.LATIN_AMERICAN': 'Latino-Américain·e',
  'ethnicity.MIDDLE_EASTERN': 'Arabe, Maghrébin·e ou Moyen-Oriental·e',
  'ethnicity.WHITE': 'Blanc·he',
  'ethnicity.SEVERAL': 'Plusieurs groupes',
  'ethnicity.OTHER': 'Un autre groupe',
  'health.part.database': 'Base de données',
  'health.part.queue': 'Files de travaux',
  'health.part.outbox': 'Boîte d’envoi',
  'health.part.storage': 'Stockage des fichiers',
  'health.part.ffmpeg': 'Préparation des vidéos',
  'health.part.cage': 'Isolation des fichiers reçus',
  'health.part.mail': 'Courriel',
  'health.part.ledger': 'Registre des crédits',
  'health.part.disk': 'Espace disque',
  'health.part.matching': 'Correspondances',
  'health.state.OK': 'Normal',
  'health.state.DEGRADED': 'Dégradé',
  'health.state.FAILED': 'En panne',
  'health.meaning.database.FAILED': 'La base de données ne répond pas : rien ne peut être lu ni enregistré.',
  'health.meaning.queue.DEGRADED':
    'Les files ne répondent pas, ou rien ne les traite. Les travaux attendent et s’exécuteront plus tard.',
  'health.meaning.outbox.DEGRADED':
    'Rien ne traite les nouvelles demandes : courriels, vidéos et correspondances attendent.',
  'health.meaning.storage.DEGRADED': 'Le disque est plein : les envois de fichiers sont refusés. Libérez de la place.',
  'health.meaning.storage.FAILED':
    'Les fichiers ne peuvent être ni lus ni écrits : vidéos et photos ne s’affichent pas.',
  'health.meaning.ffmpeg.FAILED': 'ffmpeg ne démarre pas : les vidéos envoyées attendent.',
  'health.meaning.cage.DEGRADED':
    'Les fichiers reçus sont décodés sans isolation sur cette machine. Voir « Decoding uploaded files » dans docs/operating.md.',
  'health.meaning.mail.DEGRADED':
    'Le serveur de courriel ne répond pas : les courriels attendent et partiront ensuite.',
  'health.meaning.disk.DEGRADED':
    'Le disque est presque plein. Libérez de l’espace avant que les téléversements soient refusés.',
  'health.meaning.ledger.DEGRADED':
    'La vérification du registre a trouvé un écart, ou n’a pas eu lieu dernièrement. Lancez npm run ledger:verify.',
};
