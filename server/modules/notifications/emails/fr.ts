import type { EmailTexts } from './email-texts.js';

export const fr: EmailTexts = {
  emails: {
    SCHEDULED_MESSAGE_REFUSED: {
      subject: 'Un message programmé n’a pas pu être envoyé',
      heading: 'Un message programmé n’a pas pu être envoyé',
      paragraphs: [
        'Un message que vous aviez écrit pour plus tard n’a pas pu être envoyé à l’heure prévue. La conversation en donne la raison, et le texte y est encore.',
      ],
      button: 'Ouvrir la conversation',
    },
    NEW_MESSAGES: {
      subject: 'Des messages vous attendent',
      heading: 'Vous avez des messages non lus',
      paragraphs: ['Quelqu’un vous a écrit il y a quelques minutes. Connectez-vous à Entrevue pour lire vos messages.'],
      button: 'Lire mes messages',
    },
    NEW_MESSAGES_FROM: {
      subject: '{company} vous a écrit',
      heading: 'Vous avez des messages non lus',
      paragraphs: ['{company} vous a écrit. Connectez-vous à Entrevue pour lire vos messages.'],
      button: 'Lire mes messages',
    },
    INTRODUCED: {
      subject: '{company} se présente à vous',
      heading: 'Une entreprise se présente',
      paragraphs: [
        '{company} croit que « {job} » vous conviendrait, et se présente à vous. Votre profil lui reste masqué tant que vous n’acceptez pas.',
      ],
      button: 'Voir mes correspondances',
    },
    MATCH_ACCEPTED: {
      subject: 'Une personne a accepté votre offre « {job} »',
      heading: 'Une personne a accepté votre offre',
      paragraphs: [
        'Une personne qui correspond à « {job} » a accepté. Confirmez la correspondance pour voir son profil et lui écrire.',
      ],
      button: 'Voir la correspondance',
    },
    MATCHED: {
      subject: 'Correspondance confirmée : {company}',
      heading: 'C’est confirmé!',
      paragraphs: ['{company} a confirmé votre correspondance pour « {job} ». Vous pouvez maintenant vous écrire.'],
      button: 'Voir mes correspondances',
    },
    ANSWERS_ASKED: {
      subject: '{company} a des questions pour vous',
      heading: 'Répondez à ses questions, si vous le voulez',
      paragraphs: [
        '{company} a reçu votre candidature pour « {job} » et aimerait avoir vos réponses à quelques questions.',
        'Vous répondez en vidéo, par le son ou par écrit, à votre rythme. Répondre reste facultatif : aucune candidature n’est refusée faute de réponses.',
      ],
      button: 'Répondre aux questions',
    },
    APPLICATION_WAITS: {
      subject: 'Votre candidature vous attend : {job}',
      heading: 'Votre candidature vous attend',
      paragraphs: [
        'Votre candidature à « {job} » chez {company} attend quelque chose de vous : un moment d’entrevue à choisir, une offre à lire ou des questions auxquelles répondre.',
      ],
      button: 'Voir ma candidature',
    },
    STAGE_REMINDER: {
      subject: 'Une candidature attend : {job}',
      heading: 'Une candidature attend à la même étape',
      paragraphs: [
        'Une candidature pour « {job} » est à la même étape depuis le nombre de jours que votre équipe a choisi.',
      ],
      button: 'Voir la candidature',
    },
    TIMES_TO_PROPOSE: {
      subject: 'Des moments d’entrevue à proposer : {job}',
      heading: 'Proposez des moments d’entrevue',
      paragraphs: ['Une candidature pour « {job} » est à une étape où votre équipe propose des moments d’entrevue.'],
      button: 'Proposer des moments',
    },
    RECORDING_READY: {
      subject: 'Enregistrement de votre entrevue : {job}',
      heading: 'L’enregistrement est prêt à regarder',
      paragraphs: [
        'L’entrevue pour « {job} » a été enregistrée parce que toutes les personnes présentes l’ont accepté. Elles seules peuvent la regarder.',
        'Chacune d’elles peut supprimer l’enregistrement à tout moment, pour tout le monde.',
      ],
      button: 'Regarder l’enregistrement',
    },
    RECORDING_FAILED: {
      subject: 'L’enregistrement de votre entrevue n’a pas pu être préparé : {job}',
      heading: 'L’enregistrement n’a pas pu être préparé',
      paragraphs: [
        'L’entrevue pour « {job} » a été enregistrée, mais la vidéo ne peut pas être regardée. L’entrevue elle-même n’est pas touchée.',
        'Notre équipe est au courant du problème. Si la vidéo devient prête, vous recevrez un autre courriel.',
      ],
      button: 'Voir l’enregistrement',
    },
    VIDEO_FAILED: {
      subject: 'Votre vidéo n’a pas pu être traitée',
      heading: 'Votre vidéo n’a pas pu être traitée',
      paragraphs: [
        'La raison est indiquée à côté de la vidéo, avec ce que vous pouvez faire. Le plus souvent, un nouvel envoi suffit.',
      ],
      button: 'Voir mes vidéos',
    },
    SOUND_FAILED: {
      subject: 'Votre enregistrement n’a pas pu être traité',
      heading: 'Votre enregistrement n’a pas pu être traité',
      paragraphs: [
        'La raison est indiquée à côté de l’enregistrement, avec ce que vous pouvez faire. Le plus souvent, un nouvel envoi suffit.',
      ],
      button: 'Voir mes présentations',
    },
    VIDEO_BOUGHT: {
      subject: '{company} a acheté l’accès à l’une de vos présentations',
      heading: 'Une de vos présentations a été achetée',
      paragraphs: [
        '{company} peut maintenant ouvrir une de vos présentations, comme vous l’avez permis. Le reste de votre profil lui reste masqué.',
        'Vous pouvez changer d’avis en tout temps dans vos paramètres, sous Confidentialité : dès que vous dites non, elle ne s’ouvre plus.',
      ],
      button: 'Voir qui a consulté mon profil',
    },
    REPORT_ACTIONED: {
      subject: 'Votre signalement a été examiné',
      heading: 'Nous avons agi',
      paragraphs: [
        'Une personne de notre équipe a examiné votre signalement et a pris des mesures. Pour protéger la vie privée de tout le monde, nous ne donnons pas de détails.',
        'Merci : un signalement de bonne foi protège tout le monde.',
      ],
      button: 'Comment nous luttons contre la fraude',
    },
    REPORT_DISMISSED: {
      subject: 'Votre signalement a été examiné',
      heading: 'Rien n’enfreignait nos règles',
      paragraphs: [
        'Une personne de notre équipe a examiné votre signalement et n’a rien trouvé qui soit contraire à nos règles.',
        'Merci quand même : un signalement de bonne foi n’a jamais de conséquence pour la personne qui le fait. Si autre chose se produit, signalez-le.',
      ],
      button: 'Comment nous luttons contre la fraude',
    },
    COMPANY_VERIFIED: {
      subject: '{company} est vérifiée',
      heading: 'Votre entreprise est vérifiée',
      paragraphs: [
        'Notre équipe a vérifié {company}. Sa page et ses offres l’indiquent maintenant.',
        'Si le nom ou le site Web change, un nouvel examen est nécessaire.',
      ],
      button: 'Voir mon entreprise',
    },
    COMPANY_REFUSED: {
      subject: '{company} n’a pas été vérifiée',
      heading: 'Votre entreprise n’a pas été vérifiée',
      paragraphs: [
        'Notre équipe a examiné {company} et n’a pas pu la vérifier. La raison : {reason}',
        'Corrigez ce qui manque, puis demandez un nouvel examen sur la page de votre entreprise. Vos offres ne changent pas.',
      ],
      button: 'Voir mon entreprise',
    },
    JOB_ALERT: {
      subject: 'Nouvelle offre : {job}',
      heading: 'Une offre pour votre recherche',
      paragraphs: ['« {job} », chez {company}, correspond à une recherche que vous avez enregistrée.'],
      button: 'Voir l’offre',
    },
    CANDIDATE_ALERT: {
      subject: 'Un nouveau profil correspond à « {preset} »',
      heading: 'Un nouveau profil pour votre filtre',
      paragraphs: ['Un nouveau profil correspond à votre filtre « {preset} ». Il est masqué.'],
      button: 'Voir le profil',
    },
    WEEKLY_DIGEST: {
      subject: 'Votre semaine sur Entrevue',
      heading: 'Votre semaine en bref',
      paragraphs: ['Voici ce qui s’est passé depuis une semaine :'],
      button: 'Voir mes notifications',
    },
  },
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: 'Vous recevez ce courriel parce que ces courriels sont activés dans vos paramètres Entrevue.',
  askedFor: 'Vous avez demandé ces courriels à Entrevue, de Montréal (Québec), Canada.',
};
