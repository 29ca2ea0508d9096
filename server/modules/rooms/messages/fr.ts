import type { RoomsMessages } from './messages.js';

export const fr: RoomsMessages = {
  'ROOMS.CANCELLED': 'Cette entrevue est annulée.',
  'ROOMS.NOT_ON_VIDEO': 'Cette entrevue n’a pas lieu par vidéo : elle n’a pas de salle.',
  'ROOMS.NO_TIME': 'Cette entrevue n’a pas encore d’heure : la personne choisit d’abord l’un des moments proposés.',
  'ROOMS.TOO_EARLY': 'La salle ouvre 10 minutes avant l’entrevue.',
  'ROOMS.OVER': 'La salle de cette entrevue est fermée.',
  'ROOMS.BLIND_REVIEW_OPEN':
    'Vous évaluez cette personne à l’aveugle, et une entrevue en direct montre son visage et sa voix. Envoyez d’abord votre évaluation.',
  'ROOMS.FULL': 'Quatre personnes sont déjà dans la salle. Demandez à l’une d’elles d’en sortir, puis réessayez.',
  'ROOMS.OPEN_ELSEWHERE': 'Vous êtes dans cette entrevue dans un autre onglet ou sur un autre appareil.',
  'ROOMS.HOSTS_ONLY': 'Seules les personnes de l’équipe qui sont dans la salle peuvent y laisser entrer quelqu’un.',
  'ROOMS.NOT_IN_ROOM': 'Cette personne n’est plus dans la salle.',
  'ROOMS.RECORDING_OPEN': 'L’entrevue est déjà enregistrée, ou l’accord de tout le monde a déjà été demandé.',
  'ROOMS.RECORDING_WITHOUT_CANDIDATE': 'La personne candidate n’est pas dans la salle : il n’y a rien à enregistrer.',
  'ROOMS.RECORDING_OVER': 'Cet enregistrement est terminé.',
  'ROOMS.RECORDING_NOT_KEPT':
    'Cet enregistrement n’est pas conservé : une personne a retiré son accord, il a été supprimé, ou il n’a pas été envoyé en une journée.',
};
