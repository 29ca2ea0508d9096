import type { IdentityMessages } from './messages.js';

export const fr: IdentityMessages = {
  'IDENTITY.UNAUTHENTICATED': 'Veuillez vous connecter.',
  'IDENTITY.INVALID_CREDENTIALS': 'Adresse courriel ou mot de passe incorrect.',
  'IDENTITY.EMAIL_TAKEN': 'Un compte existe déjà avec cette adresse courriel.',
  'IDENTITY.TOO_MANY_ATTEMPTS': 'Trop de tentatives. Réessayez dans {minutes} min.',
  'IDENTITY.ACCOUNT_SUSPENDED': 'Ce compte est suspendu. Écrivez-nous et nous regarderons cela avec vous.',
  'IDENTITY.APPROVAL_PENDING':
    'Votre compte attend notre approbation. Vous pouvez déjà préparer le profil de votre entreprise et des brouillons.',
  'IDENTITY.CSRF': 'Cette demande n’a pas pu être vérifiée. Rechargez la page, puis réessayez.',
  'IDENTITY.CONSENT_REQUIRED': 'Cette confirmation est nécessaire pour ouvrir un compte.',
  'IDENTITY.PASSWORD_REFUSED': 'Le mot de passe doit compter de 8 à 128 caractères.',
};
