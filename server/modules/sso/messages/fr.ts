import type { SsoMessages } from './messages.js';

export const fr: SsoMessages = {
  'SSO.REFUSED':
    'La connexion par votre entreprise n’a pas pu être vérifiée. Recommencez à partir de la page de connexion, dans le même navigateur.',
  'SSO.CLIENT_REFUSED':
    'Le fournisseur de votre entreprise n’a pas reconnu Entrevue. Une personne propriétaire de l’équipe doit vérifier l’identifiant du client et son secret.',
  'SSO.UNAVAILABLE':
    'Le fournisseur de votre entreprise ne répond pas pour le moment. Réessayez dans un instant, ou connectez-vous autrement si votre équipe le permet.',
  'SSO.EMAIL_REFUSED': 'Le fournisseur de votre entreprise n’a pas confirmé d’adresse courriel au domaine {domain}.',
  'SSO.SUBJECT_CHANGED':
    'Cette adresse appartient maintenant à un autre compte chez le fournisseur de votre entreprise. Une personne propriétaire de l’équipe peut vous retirer de l’équipe, puis vous inviter de nouveau.',
  'SSO.ACCOUNT_REFUSED':
    'Votre entreprise ne peut pas vous connecter avec cette adresse. Demandez une invitation à une personne propriétaire de l’équipe. Si vous avez déjà un compte personnel ou dans une autre équipe, connectez-vous avec son mot de passe.',
  'SSO.ISSUER_REFUSED':
    'Entrez l’adresse publique de votre fournisseur : elle commence par https:// et contient un nom, sans paramètre ni ancre.',
  'SSO.DOMAIN_NOT_PROVED':
    'Prouvez d’abord ce domaine de courriel, par un enregistrement DNS ou sur la page de votre entreprise.',
  'SSO.DOMAIN_TAKEN': 'Une autre entreprise a déjà ce domaine. Écrivez-nous s’il est à vous.',
  'SSO.DOMAIN_NOT_CONFIRMED':
    'Prouvez le domaine {domain} par un enregistrement DNS, ou faites vérifier un site Web de ce domaine sur la page de votre entreprise.',
  'SSO.DOMAIN_INVALID': 'Entrez le domaine de vos adresses courriel, par exemple entreprise.ca.',
  'SSO.DOMAIN_PUBLIC':
    'Les adresses à {domain} appartiennent aux clients d’un fournisseur de courriel. Entrez un domaine de votre entreprise.',
  'SSO.TOO_MANY_DOMAINS': 'Une entreprise peut prouver {max} domaines. Retirez-en un d’abord.',
  'SSO.DOMAIN_IN_USE': 'La connexion par votre entreprise est activée pour {domain}. Désactivez-la d’abord.',
  'SSO.COMPANY_NOT_CONFIRMED':
    'Le domaine est prouvé, mais nous devons aussi vérifier votre entreprise. Demandez-le sur la page de votre entreprise.',
  'SSO.NOT_TESTED': 'Faites d’abord un essai : connectez-vous une fois par votre fournisseur.',
};
