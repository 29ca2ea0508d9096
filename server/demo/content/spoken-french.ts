import { type Spoken, introduction } from './spoken-words.js';

export const spokenInFrench: Readonly<Record<string, Spoken>> = {
  candidate: introduction('Camille', 'fr', { name: 'f2', pitch: 1 }, [
    [
      {
        fr: 'Bonjour, je m’appelle Camille et je suis développeuse web depuis six ans.',
        en: 'Hello, my name is Camille and I have been a web developer for six years.',
      },
      {
        fr: 'J’ai surtout travaillé en transport et en logistique.',
        en: 'I have worked mostly in transport and logistics.',
      },
    ],
    [
      {
        fr: 'Chez mon dernier employeur, j’ai refait l’écran de planification en React et en TypeScript.',
        en: 'At my last employer, I rebuilt the planning screen with React and TypeScript.',
      },
      {
        fr: 'Les répartiteurs y gagnent vingt minutes chaque matin, et l’outil fonctionne au clavier et au lecteur d’écran.',
        en: 'Dispatchers save twenty minutes every morning, and the tool works with a keyboard and a screen reader.',
      },
    ],
    [
      {
        fr: 'Je cherche une petite équipe qui relit son code et qui parle avec les personnes qui s’en servent.',
        en: 'I am looking for a small team that reviews its code and talks with the people who use it.',
      },
      { fr: 'Je travaille en français et en anglais. Merci !', en: 'I work in French and in English. Thank you!' },
    ],
  ]),
  'amina.benali': introduction('Amina', 'fr', { name: 'f4', pitch: 0.97 }, [
    [
      {
        fr: 'Bonjour, je suis Amina, infirmière clinicienne depuis douze ans.',
        en: 'Hello, I am Amina, and I have been a clinical nurse for twelve years.',
      },
      {
        fr: 'J’ai passé sept ans à l’urgence, à Casablanca puis à Joliette.',
        en: 'I spent seven years in emergency care, in Casablanca and then in Joliette.',
      },
    ],
    [
      {
        fr: 'Au triage, j’écoute d’abord, je décide vite, et j’explique ce qui va se passer.',
        en: 'At triage I listen first, decide quickly, and explain what happens next.',
      },
      {
        fr: 'J’encadre aussi des externes : ils apprennent les soins de plaies et la réanimation avec moi.',
        en: 'I also guide student nurses: they learn wound care and resuscitation with me.',
      },
    ],
    [
      {
        fr: 'Je cherche une équipe stable, de jour ou de soir, près de Trois-Rivières.',
        en: 'I am looking for a stable team, on days or evenings, near Trois-Rivières.',
      },
    ],
  ]),
  'mathis.bolduc': introduction('Mathis', 'fr', { name: 'm3', pitch: 1 }, [
    [
      {
        fr: 'Salut, moi c’est Mathis. Je suis soudeur-monteur en Beauce depuis huit ans.',
        en: 'Hi, I am Mathis. I have been a welder-fitter in Beauce for eight years.',
      },
    ],
    [
      {
        fr: 'J’ai mes cartes de soudage pour toutes les positions, et je lis les plans sans aide.',
        en: 'I am certified to weld in all positions, and I read drawings without help.',
      },
      {
        fr: 'J’assemble des poutres, des escaliers et des garde-corps, et je garde un atelier propre.',
        en: 'I assemble beams, stairs and guardrails, and I keep a clean shop.',
      },
    ],
    [
      {
        fr: 'Je cherche une semaine de quatre jours, pour être avec ma fille le vendredi.',
        en: 'I am looking for a four-day week, to be with my daughter on Fridays.',
      },
      { fr: 'Je peux commencer dans deux semaines.', en: 'I can start in two weeks.' },
    ],
  ]),
  'rosalie.gagne': introduction('Rosalie', 'fr', { name: 'f5', pitch: 1 }, [
    [
      {
        fr: 'Bonjour, je suis Rosalie, boulangère à Québec depuis huit ans.',
        en: 'Hello, I am Rosalie, and I have been a baker in Québec City for eight years.',
      },
    ],
    [
      {
        fr: 'Je travaille au levain : pétrissage, façonnage, cuisson sur sole.',
        en: 'I work with sourdough: kneading, shaping, baking on stone.',
      },
      {
        fr: 'J’ai formé deux apprentis, et j’aime expliquer le pain aux clients.',
        en: 'I have trained two apprentices, and I like explaining bread to customers.',
      },
      {
        fr: 'Je connais les règles d’hygiène et je tiens mon poste impeccable.',
        en: 'I know the rules of hygiene and keep my station spotless.',
      },
    ],
    [
      {
        fr: 'Je cherche un fournil du matin, avec deux jours de repos de suite.',
        en: 'I am looking for a morning bakery, with two days off in a row.',
      },
    ],
  ]),
  'samuel.cote': introduction('Samuel', 'fr', { name: 'm7', pitch: 0.98 }, [
    [
      {
        fr: 'Bonjour, je m’appelle Samuel. J’ai conduit un camion pendant neuf ans avant de devenir répartiteur.',
        en: 'Hello, my name is Samuel. I drove a truck for nine years before I became a dispatcher.',
      },
    ],
    [
      {
        fr: 'Je planifie les tournées de vingt-huit camions et je respecte les heures de conduite.',
        en: 'I plan the routes of twenty-eight trucks and respect the hours of service.',
      },
      {
        fr: 'Quand un chauffeur m’appelle, je sais ce qu’il voit dans son pare-brise.',
        en: 'When a driver calls me, I know what they see through the windshield.',
      },
    ],
    [
      {
        fr: 'Je cherche un poste de jour, sur la Rive-Sud de Québec, dans une équipe qui se parle.',
        en: 'I am looking for a day position on the South Shore of Québec City, in a team that talks.',
      },
    ],
  ]),
  'mariam.traore': introduction('Mariam', 'fr', { name: 'f1', pitch: 1 }, [
    [
      {
        fr: 'Bonjour, je suis Mariam, préposée aux bénéficiaires à Trois-Rivières.',
        en: 'Hello, I am Mariam, a personal care attendant in Trois-Rivières.',
      },
    ],
    [
      {
        fr: 'J’aide aux soins d’hygiène, aux repas et à la marche, et je prends le temps d’écouter.',
        en: 'I help with hygiene, meals and walking, and I take the time to listen.',
      },
      {
        fr: 'J’ai suivi la formation sur les déplacements sécuritaires et celle de premiers soins.',
        en: 'I took the trainings in safe transfers and first aid.',
      },
      {
        fr: 'Les résidents connaissent mon nom, et je connais leurs histoires.',
        en: 'Residents know my name, and I know their stories.',
      },
    ],
    [
      {
        fr: 'Je cherche un poste de jour à temps plein, dans une équipe stable.',
        en: 'I am looking for a full-time day position in a stable team.',
      },
    ],
  ]),
  'fatima-zahra.elamrani': introduction('Fatima-Zahra', 'fr', { name: 'f3', pitch: 1 }, [
    [
      {
        fr: 'Bonjour, je m’appelle Fatima-Zahra et je suis éducatrice à l’enfance depuis sept ans.',
        en: 'Hello, my name is Fatima-Zahra and I have been an early childhood educator for seven years.',
      },
    ],
    [
      {
        fr: 'J’ai travaillé avec les poupons et avec les groupes de quatre ans.',
        en: 'I have worked with infants and with groups of four-year-olds.',
      },
      {
        fr: 'J’observe chaque enfant, je prépare des jeux dehors, et je parle chaque soir avec les parents.',
        en: 'I observe each child, prepare games outdoors, and talk with the parents every evening.',
      },
    ],
    [
      {
        fr: 'Je cherche un centre de la petite enfance qui sort tous les jours, même en hiver.',
        en: 'I am looking for a childcare centre that goes outside every day, even in winter.',
      },
    ],
  ]),
  'lucie.berube': introduction('Lucie', 'fr', { name: 'Annie', pitch: 0.95 }, [
    [
      {
        fr: 'Bonjour, je suis Lucie, adjointe administrative depuis vingt-six ans.',
        en: 'Hello, I am Lucie, and I have been an administrative assistant for twenty-six years.',
      },
    ],
    [
      {
        fr: 'J’organise des conseils, des budgets et des déménagements, et je rédige sans fautes.',
        en: 'I organize board meetings, budgets and moves, and I write without mistakes.',
      },
      {
        fr: 'Les nouveaux logiciels ne me font pas peur : j’ai formé mes collègues à trois d’entre eux.',
        en: 'New software does not scare me: I have trained my colleagues on three of them.',
      },
    ],
    [
      {
        fr: 'Je cherche un poste de quatre jours par semaine, au Bas-Saint-Laurent ou à distance.',
        en: 'I am looking for a position of four days a week, in Bas-Saint-Laurent or remote.',
      },
    ],
  ]),
};
