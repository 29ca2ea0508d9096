import type { FraudPolicy } from './fraud-policy';

export const fraudPolicy: FraudPolicy = {
  title: 'Politique contre la fraude',
  lead: 'Comment reconnaître une fausse offre, comment la signaler, et ce que nous en faisons.',
  sections: {
    commitment: {
      title: 'Notre engagement',
      body: [
        'Les fausses offres d’emploi coûtent de l’argent et de la confiance. Chaque offre, chaque entreprise, chaque profil et chaque message peut être signalé, et une personne lit chaque signalement.',
        'Les comptes d’entreprise sont examinés avant de pouvoir publier. Les profils restent masqués tant qu’une entreprise ne les réserve pas ou que la personne n’agit pas, et le nombre de nouvelles conversations par jour est limité.',
      ],
    },
    signs: {
      title: 'Les signes d’une fraude',
      body: [
        'Soyez sur vos gardes quand quelqu’un :',
        [
          'demande de l’argent : formation, uniforme, matériel, « frais de dossier »;',
          'demande un numéro d’assurance sociale, une pièce d’identité ou des données bancaires avant une embauche signée;',
          'envoie un chèque à encaisser et à reverser en partie;',
          'offre un salaire très élevé pour peu de travail, sans entrevue;',
          'vous presse de passer à une autre messagerie;',
          'écrit d’une adresse qui imite celle d’une entreprise connue;',
          'envoie un lien vers une page qui demande votre mot de passe.',
        ],
      ],
    },
    never: {
      title: 'Ce que nous ne faisons jamais',
      body: [
        [
          'Nous ne demandons jamais votre mot de passe, par aucun moyen.',
          'Nous ne demandons aucun argent aux candidat·es : le service leur est gratuit.',
          'Nous n’embauchons pas au nom d’une entreprise.',
          'Un lien qui mène ailleurs est annoncé avant de s’ouvrir.',
        ],
      ],
    },
    report: {
      title: 'Signaler',
      body: [
        'Le bouton « Signaler » se trouve :',
        [
          'sur chaque offre;',
          'sur la page de chaque entreprise;',
          'sur chaque profil que vous pouvez voir;',
          'sous chaque message que vous avez reçu.',
        ],
        'Choisissez une raison et dites en quelques mots ce qui s’est passé. La personne que vous signalez ne saura pas que c’est vous.',
      ],
    },
    after: {
      title: 'Ce qui se passe ensuite',
      body: [
        'Une personne de notre équipe examine le signalement, avec le message tel qu’il était quand vous l’avez signalé. Elle peut :',
        [
          'retirer une offre ou une page;',
          'suspendre un compte;',
          'rendre les crédits dépensés de bonne foi;',
          'prévenir les personnes touchées;',
          'transmettre le dossier aux autorités quand la loi le permet ou l’exige.',
        ],
        'Nous vous avisons dès qu’il est examiné, et vous disons si nous avons agi. La décision est consignée et gardée trois ans. Un signalement de bonne foi n’a jamais de conséquence pour la personne qui l’a fait.',
      ],
    },
    block: {
      title: 'Bloquer quelqu’un',
      body: [
        'Dans une conversation, « Bloquer » met fin aux messages dans les deux sens. Quand vous bloquez un recruteur ou une recruteuse, votre profil devient aussi invisible pour toute son entreprise.',
      ],
    },
    lost: {
      title: 'Si vous avez perdu de l’argent ou des données',
      body: [
        [
          'Appelez votre banque sans attendre.',
          'Signalez-le à la police de votre ville.',
          'Écrivez au Centre antifraude du Canada.',
          'Si vous avez donné votre mot de passe, changez-le et déconnectez vos autres appareils dans les paramètres.',
        ],
      ],
    },
    contact: {
      title: 'Nous joindre',
      body: [
        'Passez par le bouton « Signaler » : votre signalement arrive au bon endroit avec tout ce qu’il faut pour agir. Ce que nous gardons est décrit dans la [politique de confidentialité](/legal/privacy-policy), et les règles de conduite dans les [conditions d’utilisation](/legal/terms-of-service).',
      ],
    },
  },
};
