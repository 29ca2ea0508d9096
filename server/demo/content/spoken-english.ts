import { type Spoken, introduction } from './spoken-words.js';

export const spokenInEnglish: Readonly<Record<string, Spoken>> = {
  'grace.osei': introduction('Grace', 'en', { name: 'slt', pitch: 0.94 }, [
    [
      {
        en: 'Hello, I am Grace. I have been a registered nurse for eleven years.',
        fr: 'Bonjour, je suis Grace. Je suis infirmière autorisée depuis onze ans.',
      },
      {
        en: 'I cared for patients at home, in surgery and in dialysis.',
        fr: 'J’ai soigné à domicile, en chirurgie et en dialyse.',
      },
    ],
    [
      {
        en: 'For three years I have taught nursing: simulation, placements and exams.',
        fr: 'Depuis trois ans, j’enseigne les soins infirmiers : simulation, stages et examens.',
      },
      {
        en: 'My students practise each gesture until they can explain it to somebody else.',
        fr: 'Mes étudiants répètent chaque geste jusqu’à pouvoir l’expliquer à quelqu’un d’autre.',
      },
    ],
    [
      {
        en: 'I would like to teach in a bilingual college in the Outaouais.',
        fr: 'J’aimerais enseigner dans un collège bilingue de l’Outaouais.',
      },
      { en: 'My French is solid and getting better.', fr: 'Mon français est solide et il progresse.' },
    ],
  ]),
  'luis.herrera': introduction('Luis', 'en', { name: 'rms', pitch: 1 }, [
    [
      {
        en: 'Hi, my name is Luis. I build back-end services and the infrastructure below them.',
        fr: 'Bonjour, je m’appelle Luis. Je bâtis des services et l’infrastructure qui les porte.',
      },
    ],
    [
      {
        en: 'In payments I work with Node and PostgreSQL, on a database of three terabytes.',
        fr: 'Dans les paiements, je travaille avec Node et PostgreSQL, sur une base de trois téraoctets.',
      },
      {
        en: 'Before that I ran Kubernetes clusters and wrote them down in Terraform.',
        fr: 'Auparavant, j’exploitais des grappes Kubernetes, décrites en Terraform.',
      },
      {
        en: 'I measure before I change anything, and I document what I learn.',
        fr: 'Je mesure avant de changer quoi que ce soit, et je note ce que j’apprends.',
      },
    ],
    [
      {
        en: 'I am looking for a remote team that takes quiet nights on call seriously.',
        fr: 'Je cherche une équipe en télétravail qui tient à des nuits de garde tranquilles.',
      },
    ],
  ]),
  'emily.carter': introduction('Emily', 'en', { name: 'slt', pitch: 1.05 }, [
    [
      {
        en: 'Hello, I am Emily. I have handled insurance claims for six years.',
        fr: 'Bonjour, je suis Emily. Je traite des réclamations d’assurance depuis six ans.',
      },
    ],
    [
      {
        en: 'I talk with people on a difficult day, so I listen, write clearly and call back on time.',
        fr: 'Je parle avec des gens un jour difficile : j’écoute, j’écris clairement et je rappelle à l’heure dite.',
      },
      {
        en: 'I analyse the coverage, negotiate the settlement and explain it in plain words.',
        fr: 'J’analyse la couverture, je négocie le règlement et je l’explique simplement.',
      },
    ],
    [
      {
        en: 'I would like a hybrid position in Laval or Montréal, in English and French.',
        fr: 'J’aimerais un poste hybride à Laval ou à Montréal, en anglais et en français.',
      },
    ],
  ]),
  'david.chen': introduction('David', 'en', { name: 'rms', pitch: 1.1 }, [
    [
      {
        en: 'Hi, I am David. I have done technical support in schools for four years.',
        fr: 'Bonjour, je suis David. Je fais du soutien technique dans des écoles depuis quatre ans.',
      },
    ],
    [
      {
        en: 'I run a help desk, prepare classroom computers and manage Microsoft accounts.',
        fr: 'Je tiens un centre d’assistance, je prépare les ordinateurs de classe et je gère les comptes Microsoft.',
      },
      {
        en: 'I fix the projector first, and explain it afterwards without jargon.',
        fr: 'Je répare d’abord le projecteur, puis j’explique, sans jargon.',
      },
    ],
    [
      {
        en: 'I am available immediately and would like to learn more about networks.',
        fr: 'Je suis disponible tout de suite et j’aimerais en apprendre plus sur les réseaux.',
      },
    ],
  ]),
  'harpreet.singh': introduction('Harpreet', 'en', { name: 'awb', pitch: 0.96 }, [
    [
      {
        en: 'Hello, my name is Harpreet. I have driven class one trucks for ten years.',
        fr: 'Bonjour, je m’appelle Harpreet. Je conduis des camions de classe 1 depuis dix ans.',
      },
    ],
    [
      {
        en: 'I know the roads between Montréal, Toronto and New York, in every season.',
        fr: 'Je connais les routes entre Montréal, Toronto et New York, en toute saison.',
      },
      {
        en: 'I have never had an accident, and I keep my log book exact.',
        fr: 'Je n’ai jamais eu d’accident, et mon carnet de route est exact.',
      },
    ],
    [
      {
        en: 'Now I would like regional routes, to be home with my family in the evening.',
        fr: 'J’aimerais maintenant des trajets régionaux, pour être le soir avec ma famille.',
      },
      {
        en: 'I speak English, Punjabi, and French with my customers.',
        fr: 'Je parle anglais et pendjabi, et français avec mes clients.',
      },
    ],
  ]),
  'priya.raman': introduction('Priya', 'en', { name: 'slt', pitch: 1 }, [
    [
      {
        en: 'Hello, I am Priya, an accountant with eight years of experience in Montréal.',
        fr: 'Bonjour, je suis Priya, comptable à Montréal, avec huit ans d’expérience.',
      },
    ],
    [
      {
        en: 'I close the books in five days, and I run the payroll of two hundred people.',
        fr: 'Je ferme les livres en cinq jours, et je fais la paie de deux cents personnes.',
      },
      {
        en: 'I like to replace a spreadsheet that nobody understands with a clear process.',
        fr: 'J’aime remplacer par un processus clair un chiffrier que personne ne comprend.',
      },
    ],
    [
      {
        en: 'I am looking for a company where finance works close to the other teams.',
        fr: 'Je cherche une entreprise où les finances travaillent près des autres équipes.',
      },
    ],
  ]),
};
