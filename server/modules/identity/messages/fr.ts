import type { IdentityMessages } from './messages.js';

export const fr: IdentityMessages = {
  'IDENTITY.UNAUTHENTICATED': 'Veuillez vous connecter.',
  'IDENTITY.INVALID_CREDENTIALS': 'Adresse courriel ou mot de passe incorrect.',
  'IDENTITY.EMAIL_TAKEN': 'Un compte existe déjà avec cette adresse courriel.',
  'IDENTITY.TOO_MANY_ATTEMPTS': 'Trop de tentatives. Réessayez dans {minutes} min.',
  'IDENTITY.ACCOUNT_SUSPENDED': 'Ce compte est suspendu. Écrivez-nous : nous examinerons la situation avec vous.',
  'IDENTITY.TEAM_ROLE':
    'Votre rôle dans l’équipe ne permet pas cela. Demandez à une personne propriétaire de l’équipe.',
  'IDENTITY.SESSION_LIMITED':
    'Cet appareil continue une seule page de votre ordinateur. Pour tout le reste, connectez-vous ici ou retournez à votre ordinateur.',
  'IDENTITY.APPROVAL_PENDING':
    'Votre compte attend notre approbation. Vous pouvez déjà préparer la page de votre entreprise et des brouillons.',
  'IDENTITY.CSRF': 'Cette demande n’a pas pu être vérifiée. Rechargez la page, puis réessayez.',
  'IDENTITY.CONSENT_REQUIRED': 'Cette confirmation est nécessaire pour ouvrir un compte.',
  'IDENTITY.CONSENTS_MISSING':
    'Confirmez d’abord que vous avez 18 ans ou plus et acceptez les conditions d’utilisation. D’ici là, vous pouvez seulement lire, prendre vos données ou fermer le compte.',
  'IDENTITY.PASSWORD_REFUSED': 'Le mot de passe doit compter de 8 à 128 caractères.',
  'IDENTITY.REAUTHENTICATION_REQUIRED': 'Pour continuer, entrez de nouveau votre mot de passe ou reconnectez-vous.',
  'IDENTITY.WRONG_PASSWORD': 'Ce mot de passe est inexact.',
  'IDENTITY.SECOND_FACTOR_REQUIRED': 'Entrez le code de votre application de validation.',
  'IDENTITY.SECOND_FACTOR_REFUSED':
    'Ce code est inexact, ou il a déjà servi. Entrez celui que l’application affiche maintenant.',
  'IDENTITY.SECOND_FACTOR_CODE_WRONG':
    'Ce code est inexact. Vérifiez que l’heure du téléphone est juste, puis entrez le code affiché maintenant.',
  'IDENTITY.SECOND_FACTOR_ON': 'La validation en deux étapes est déjà activée.',
  'IDENTITY.SECOND_FACTOR_OFF': 'La validation en deux étapes n’est pas activée. Recommencez du début.',
  'IDENTITY.PASSKEY_REFUSED': 'Cette clé d’accès n’a pas été acceptée. Réessayez ou connectez-vous d’une autre façon.',
  'IDENTITY.PASSKEY_INVALID': 'La clé d’accès n’a pas pu être vérifiée. Recommencez du début.',
  'IDENTITY.PASSKEY_TAKEN': 'Cette clé d’accès est déjà enregistrée.',
  'IDENTITY.TOO_MANY_PASSKEYS': 'Vous avez déjà {max} clés d’accès. Retirez-en une pour en ajouter une autre.',
  'IDENTITY.LAST_SIGN_IN':
    'C’est votre seule façon de vous connecter. Choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès.',
  'IDENTITY.PASSWORD_COMMON':
    'Ce mot de passe est trop facile à deviner : il figure parmi les plus courants ou contient votre nom ou votre adresse. Essayez plutôt trois ou quatre mots sans lien entre eux.',
  'IDENTITY.LINK_INVALID': 'Ce lien a déjà servi ou n’est plus valide. Demandez-en un nouveau.',
  'IDENTITY.INVITATION_INVALID':
    'Cette invitation n’est pas valide pour cette adresse courriel, a déjà servi ou a expiré.',
  'IDENTITY.INVITATION_USED': 'Un compte a déjà été ouvert avec cette invitation.',
  'IDENTITY.APPROVAL_DECIDED': 'Cette décision a déjà été prise. Rechargez la page pour voir l’état actuel.',
  'IDENTITY.GOOGLE_REFUSED': 'La connexion avec Google n’a pas pu être vérifiée. Réessayez.',
  'IDENTITY.GOOGLE_UNAVAILABLE':
    'Google ne répond pas pour le moment. Réessayez dans un instant ou connectez-vous avec votre mot de passe.',
  'IDENTITY.COMPANY_SIGN_IN_REQUIRED':
    'Votre équipe se connecte avec le compte de l’entreprise. Choisissez « Continuer avec votre entreprise » à la page de connexion.',
  'IDENTITY.ALREADY_EXCLUDED': 'Votre profil est déjà masqué à cette entreprise.',
  'IDENTITY.TOO_MANY_EXCLUSIONS':
    'Votre profil est déjà masqué à {max} entreprises. Retirez-en une pour en ajouter une autre.',
  'IDENTITY.UNKNOWN_COMPANY': 'Cette entreprise n’existe pas ou n’existe plus.',
  'IDENTITY.STANDING_UNCHANGED': 'Ce compte est déjà dans cet état.',
  'IDENTITY.LAST_OPERATOR':
    'Vous êtes la dernière personne à administrer le service : nommez d’abord quelqu’un d’autre.',
  'IDENTITY.TOO_MANY_EXPORTS': 'Vous avez déjà demandé vos données trois fois en 24 heures. Réessayez dans {hours} h.',
  'IDENTITY.EXPORT_README_NAME': 'LISEZ-MOI.txt',
  'IDENTITY.EXPORT_README':
    'Vos données\n\nCette archive contient ce que nous conservons à votre sujet.\n\n' +
    'account.json : votre compte et votre profil\nconsents.json : ce que vous avez accepté ou refusé, et quand\n' +
    'sessions.json : vos connexions\naccess-log.json : qui a vu ou démasqué votre profil\n' +
    'exclusions.json : les entreprises à qui votre profil est masqué\n' +
    'companies.json : l’entreprise pour laquelle vous agissez\n' +
    'application-reviews.json : ce que des équipes de recrutement ont pensé de vos candidatures\n' +
    'application-notes.json : les notes d’équipes de recrutement sur vos candidatures\n' +
    'written-about-applications.json : les évaluations et les notes que vous avez écrites\n' +
    'company-team.json : les invitations dans des équipes, et ce que vous avez changé dans la vôtre\n' +
    'company-videos.json : les vidéos que vous avez ajoutées à sa page\n' +
    'jobs-viewed.json, jobs-posted.json, job-changes.json : les offres que vous avez lues, publiées ou fermées\n' +
    'matches.json, match-decisions.json, match-reviews.json : les correspondances calculées pour vous, leur suite et vos demandes de révision\n' +
    'videos/ : vos vidéos et leur description\navatar, images/, resume : votre photo, vos images et votre CV\n\n' +
    'Les dates sont en temps universel (UTC).\n',
};
