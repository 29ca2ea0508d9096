import type { EmailTexts } from './email-texts.js';

export const fr: EmailTexts = {
  emails: {
    VERIFY_EMAIL: {
      subject: 'Confirmez votre adresse courriel',
      heading: 'Confirmez votre adresse courriel',
      paragraphs: [
        'Un compte Entrevue a été ouvert avec cette adresse. Confirmez qu’elle est bien la vôtre.',
        'Le lien fonctionne une seule fois, pendant 48 heures.',
        'D’ici là, cette adresse ne reçoit que les courriels sur l’activité du compte : candidatures, entrevues, réservations, messages. Les alertes d’emploi, les résumés et les nouvelles attendent votre confirmation.',
        'Si vous n’avez pas ouvert de compte, ne faites rien : sans confirmation, vous ne recevrez ni alerte ni nouvelle, et au plus quelques courriels par jour.',
      ],
      button: 'Confirmer mon adresse',
    },
    RESET_PASSWORD: {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Entrevue.',
        'Le lien fonctionne une seule fois, pendant 10 minutes. Une fois le mot de passe changé, tous vos appareils seront déconnectés et vos clés d’accès, retirées.',
        'Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
      ],
      button: 'Choisir un mot de passe',
    },
    PASSWORD_CHANGED: {
      subject: 'Votre mot de passe a été changé',
      heading: 'Votre mot de passe a été changé',
      paragraphs: [
        'Le mot de passe de votre compte Entrevue vient d’être changé. Si c’est vous, il n’y a rien à faire.',
        'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe : tous les appareils seront déconnectés.',
      ],
      button: 'Ce n’était pas moi',
    },
    SECOND_FACTOR_ON: {
      subject: 'La validation en deux étapes est activée',
      heading: 'La validation en deux étapes est activée',
      paragraphs: [
        'La validation en deux étapes vient d’être activée pour votre compte Entrevue. À chaque connexion, nous demanderons aussi un code de votre application.',
        'Gardez vos codes de secours en lieu sûr : ils ouvrent votre compte si vous perdez votre téléphone.',
        'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe, puis écrivez-nous.',
      ],
      button: 'Ce n’était pas moi',
    },
    SECOND_FACTOR_OFF: {
      subject: 'La validation en deux étapes est désactivée',
      heading: 'La validation en deux étapes est désactivée',
      paragraphs: [
        'La validation en deux étapes vient d’être désactivée pour votre compte Entrevue. Votre mot de passe suffit de nouveau pour vous connecter.',
        'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe : tous les appareils seront déconnectés.',
      ],
      button: 'Ce n’était pas moi',
    },
    RECRUITER_APPROVED: {
      subject: 'Votre compte de recrutement est approuvé',
      heading: 'Bienvenue chez Entrevue',
      paragraphs: [
        'Votre compte de recrutement est approuvé. Vous pouvez dès maintenant publier vos offres et découvrir des candidat·es.',
      ],
      button: 'Ouvrir mon tableau de bord',
    },
    RECRUITER_REJECTED: {
      subject: 'Votre demande de compte de recrutement',
      heading: 'Nous n’avons pas pu approuver votre compte',
      paragraphs: [
        'Merci de votre intérêt. Nous avons examiné votre demande et ne pouvons pas approuver votre compte de recrutement pour la raison suivante :',
        '{reason}',
        'Si la situation change ou s’il s’agit d’une erreur, écrivez-nous : nous reverrons votre demande.',
      ],
    },
    ACCOUNT_SUSPENDED: {
      subject: 'Votre compte est suspendu',
      heading: 'Votre compte est suspendu',
      paragraphs: [
        'Nous avons suspendu votre compte Entrevue pour la raison suivante :',
        '{reason}',
        'Vous ne pouvez plus vous connecter, et plus personne ne voit ce que vous avez publié. Ce qui attendait une réponse a été annulé, et les crédits mis de côté ont été rendus.',
        'Si vous pensez qu’il s’agit d’une erreur, écrivez-nous : nous reverrons cette décision avec vous.',
      ],
    },
    ACCOUNT_RESTORED: {
      subject: 'Votre compte est rétabli',
      heading: 'Votre compte est rétabli',
      paragraphs: [
        'Votre compte Entrevue n’est plus suspendu : vous pouvez vous connecter de nouveau.',
        'Les offres d’emploi qui étaient affichées sont en pause; vous pouvez les publier de nouveau.',
      ],
      button: 'Me connecter',
    },
    REGISTRATION_ATTEMPTED: {
      subject: 'Quelqu’un a voulu s’inscrire avec votre adresse',
      heading: 'Vous avez déjà un compte',
      paragraphs: [
        'Quelqu’un a voulu ouvrir un compte Entrevue avec cette adresse courriel. Vous en avez déjà un : rien n’a changé et personne ne s’est connecté.',
        'Si c’est vous, connectez-vous avec cette adresse. Si vous avez oublié votre mot de passe, choisissez-en un nouveau à partir de la page de connexion.',
        'Si ce n’est pas vous, il n’y a rien à faire. Nous vous écrivons à ce sujet au plus une fois par jour.',
      ],
      button: 'Me connecter',
    },
    PASSKEY_ADDED: {
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      heading: 'Une clé d’accès a été ajoutée à votre compte',
      paragraphs: [
        'Une clé d’accès vient d’être ajoutée à votre compte Entrevue. Elle permet de vous connecter sans mot de passe ni code. Si c’est vous, il n’y a rien à faire.',
        'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe : tous les appareils seront déconnectés et toutes les clés d’accès, retirées.',
      ],
      button: 'Ce n’était pas moi',
    },
    PASSKEY_REMOVED: {
      subject: 'Une clé d’accès a été retirée de votre compte',
      heading: 'Une clé d’accès a été retirée de votre compte',
      paragraphs: [
        'Une clé d’accès vient d’être retirée de votre compte Entrevue. Elle ne permet plus de s’y connecter.',
        'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe : tous les appareils seront déconnectés et toutes les clés d’accès, retirées.',
      ],
      button: 'Ce n’était pas moi',
    },
    PASSKEY_COPIED: {
      subject: 'Une connexion avec votre clé d’accès a été refusée',
      heading: 'Une connexion avec votre clé d’accès a été refusée',
      paragraphs: [
        'Quelqu’un a voulu se connecter à votre compte Entrevue avec l’une de vos clés d’accès, mais son compteur d’utilisations était plus bas qu’à votre dernière connexion. La clé a peut-être été copiée : nous avons refusé.',
        'Connectez-vous d’une autre façon, retirez cette clé d’accès dans vos paramètres, puis ajoutez-en une nouvelle.',
      ],
      button: 'Voir mes clés d’accès',
    },
    COMPANY_SIGN_IN_CHANGED: {
      subject: 'La connexion par votre entreprise a été modifiée',
      heading: 'La connexion par votre entreprise a été modifiée',
      paragraphs: [
        'Une personne propriétaire de votre équipe vient de modifier la connexion à Entrevue par votre entreprise : le fournisseur, l’activation ou l’obligation de l’utiliser.',
        'Les propriétaires peuvent toujours se connecter autrement. Si vous ne vous attendiez pas à ce changement, vérifiez les paramètres dès maintenant.',
      ],
      button: 'Voir les paramètres',
    },
    COMPANY_SIGN_IN_LINKED: {
      subject: 'Votre entreprise permet maintenant d’ouvrir votre compte',
      heading: 'Votre entreprise permet maintenant d’ouvrir votre compte',
      paragraphs: [
        'Quelqu’un vient de se connecter à votre compte Entrevue par votre entreprise, pour la première fois. Si c’est vous, il n’y a rien à faire.',
        'Si ce n’est pas vous, prévenez les responsables des comptes de votre entreprise et une personne propriétaire de votre équipe.',
      ],
      button: 'Voir mes paramètres',
    },
    COMPANY_DOMAIN_PROVED: {
      subject: 'Le domaine de courriel de votre entreprise est prouvé',
      heading: 'Le domaine de courriel de votre entreprise est prouvé',
      paragraphs: [
        'Nous avons trouvé dans le DNS l’enregistrement qui prouve un domaine de courriel de votre entreprise. La connexion par votre entreprise peut maintenant servir aux adresses de ce domaine.',
        'Gardez l’enregistrement : nous le vérifions régulièrement. Si vous ne vous attendiez pas à ce message, voyez les paramètres avec les propriétaires de votre équipe.',
      ],
      button: 'Voir les paramètres',
    },
    COMPANY_DOMAIN_MISSING: {
      subject: 'La preuve du domaine de votre entreprise est introuvable',
      heading: 'La preuve du domaine de votre entreprise est introuvable',
      paragraphs: [
        'L’enregistrement DNS qui prouve un domaine de courriel de votre entreprise ne s’y trouve plus, ou nous ne pouvons plus le lire. Rien ne change pendant sept jours : la connexion par votre entreprise fonctionne encore.',
        'Remettez l’enregistrement d’ici là; les paramètres le montrent. Ensuite, cette connexion s’arrêtera pour les adresses de ce domaine. Vous pourrez toujours vous connecter autrement.',
      ],
      button: 'Voir l’enregistrement',
    },
    COMPANY_DOMAIN_LOST: {
      subject: 'Un domaine de courriel de votre entreprise n’est plus prouvé',
      heading: 'Un domaine de courriel de votre entreprise n’est plus prouvé',
      paragraphs: [
        'L’enregistrement DNS qui prouve un domaine de courriel de votre entreprise manque depuis plus de sept jours. Si votre équipe se connecte avec ce domaine, cette connexion est arrêtée : les membres se connectent autrement.',
        'Pour la rétablir, remettez l’enregistrement, puis vérifiez le domaine dans les paramètres.',
      ],
      button: 'Voir les paramètres',
    },
    SIGN_IN_LINK: {
      subject: 'Votre lien de connexion',
      heading: 'Votre lien de connexion',
      paragraphs: [
        'Ouvrez ce lien, puis confirmez pour vous connecter à Entrevue. Vous pouvez le faire sur n’importe quel appareil.',
        'Le lien fonctionne une seule fois, pendant 15 minutes. Ne le transmettez à personne : il ouvre votre compte.',
        'Si vous n’avez rien demandé, ne faites rien : personne n’est connecté sans ce lien.',
      ],
      button: 'Me connecter',
    },
    OPEN_ACCOUNT_LINK: {
      subject: 'Votre lien pour ouvrir un compte',
      heading: 'Ouvrez votre compte Entrevue',
      paragraphs: [
        'Quelqu’un, sans doute vous, a demandé à ouvrir un compte Entrevue avec cette adresse. Ouvrez ce lien, puis confirmez. Vous pouvez le faire sur n’importe quel appareil.',
        'Le lien fonctionne une seule fois, pendant 15 minutes.',
        'Si vous n’avez rien demandé, ne faites rien : aucun compte n’est ouvert sans votre confirmation.',
      ],
      button: 'Ouvrir mon compte',
    },
    INVITATION: {
      subject: 'Une invitation à recruter avec Entrevue',
      heading: 'Votre invitation à recruter',
      paragraphs: [
        'Nous vous invitons à ouvrir un compte de recrutement chez Entrevue{company}. Avec cette invitation, votre compte est approuvé dès son ouverture.',
        'Ouvrez-le avec cette adresse courriel. L’invitation fonctionne une seule fois, pendant 14 jours.',
      ],
      button: 'Accepter l’invitation',
    },
  },
  forCompany: ' pour {company}',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: ['Vous recevez ce courriel parce qu’un compte Entrevue utilise cette adresse.'],
  footerForTyped: [
    'Vous recevez ce courriel parce que quelqu’un a entré cette adresse à la page d’inscription ou de connexion.',
  ],
  footerForStrangers: [
    'Vous recevez ce courriel à l’invitation de notre équipe. Si vous ne souhaitez pas y donner suite, ignorez-le.',
  ],
};
