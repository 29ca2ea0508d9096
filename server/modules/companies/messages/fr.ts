import type { CompaniesMessages } from './messages.js';

export const fr: CompaniesMessages = {
  'COMPANIES.EXISTS_ALREADY': 'Vous avez déjà une entreprise. Modifiez sa page plutôt que d’en créer une autre.',
  'COMPANIES.CHANGED_MEANWHILE':
    'Une autre personne de votre entreprise a modifié cette page entre-temps. Rien de ce que vous avez écrit n’est perdu : choisissez ce que vous gardez, puis enregistrez.',
  'COMPANIES.VIDEO_UNKNOWN': 'Cette adresse ne mène à aucune de vos vidéos. Envoyez d’abord la vidéo, puis ajoutez-la.',
  'COMPANIES.VIDEO_LISTED_ALREADY': 'Cette vidéo est déjà dans la galerie de l’entreprise.',
  'COMPANIES.GALLERY_FULL': 'Une galerie contient au plus {max} vidéos. Retirez-en une pour faire de la place.',
  'COMPANIES.NEQ_INVALID':
    'Un NEQ compte 10 chiffres et commence par 11, 22, 33 ou 88. Vérifiez le numéro au Registraire des entreprises.',
  'COMPANIES.FREE_MAIL_DOMAIN':
    'Tout le monde peut ouvrir une adresse chez ce fournisseur. Entrez une adresse au domaine de votre entreprise.',
  'COMPANIES.TOO_MANY_CODES': 'Trop de codes ont été envoyés. Réessayez dans {minutes} minutes.',
  'COMPANIES.DOMAIN_CODE_INVALID':
    'Ce code est inexact ou ne fonctionne plus. Consultez le dernier courriel, ou demandez un nouveau code.',
  'COMPANIES.REVIEW_DECIDED': 'Une décision a déjà été prise pour cette entreprise. Rechargez la liste.',
  'COMPANIES.REVIEW_OUTDATED':
    'L’entreprise a changé depuis que vous l’avez ouverte. Rechargez la liste et examinez-la de nouveau.',
  'COMPANIES.OWNERS_ONLY':
    'Seules les personnes propriétaires de l’équipe peuvent faire cela. Demandez-le à l’une d’elles.',
  'COMPANIES.LAST_OWNER':
    'L’équipe a besoin d’au moins une personne propriétaire. Donnez d’abord ce rôle à quelqu’un d’autre.',
  'COMPANIES.TEAM_FULL':
    'Une équipe compte au plus {max} personnes, invitations comprises. Retirez une personne ou annulez une invitation.',
  'COMPANIES.INVITED_ALREADY': 'Cette adresse fait déjà partie de l’équipe ou a déjà une invitation.',
  'COMPANIES.TOO_MANY_INVITATIONS': 'Au plus {max} invitations partent par jour. Réessayez demain.',
  'COMPANIES.INVITATION_INVALID':
    'Cette invitation ne fonctionne plus : elle a expiré, a été annulée ou a déjà servi. Demandez-en une nouvelle.',
  'COMPANIES.INVITATION_FOR_ANOTHER':
    'Cette invitation a été envoyée à une autre adresse courriel. Connectez-vous avec le compte de cette adresse.',
  'COMPANIES.JOINING_REFUSED':
    'Votre compte de recrutement a été refusé. Écrivez-nous si vous pensez que c’est une erreur.',
  'COMPANIES.WORKS_ELSEWHERE': 'Vous faites déjà partie d’une équipe. Quittez-la avant d’en rejoindre une autre.',
};
