import type { Spoken } from './spoken-words.js';

export const spokenByCompanies: Readonly<Record<string, Spoken>> = {
  studio: {
    name: 'Studio Cartographe',
    language: 'fr',
    voice: { name: 'm1', pitch: 1 },
    parts: [
      {
        question: { fr: 'Qui sommes-nous ?', en: 'Who are we?' },
        lines: [
          {
            fr: 'Bienvenue au Studio Cartographe. Nous sommes trente-huit personnes, à Montréal et à distance.',
            en: 'Welcome to Studio Cartographe. We are thirty-eight people, in Montréal and remote.',
          },
          {
            fr: 'Nous dessinons des outils de planification pour les villes et les sociétés de transport.',
            en: 'We design planning tools for cities and transit companies.',
          },
        ],
      },
      {
        question: { fr: 'Comment travaillons-nous ?', en: 'How do we work?' },
        lines: [
          {
            fr: 'Nos cycles sont courts, nos choix sont écrits, et le vendredi est sans réunion.',
            en: 'Our cycles are short, our choices are written down, and Fridays have no meetings.',
          },
          { fr: 'Présentez-vous : nous répondons à tout le monde.', en: 'Introduce yourself: we answer everybody.' },
        ],
      },
    ],
  },
  college: {
    name: 'Collège Marie-Rollet',
    language: 'en',
    voice: { name: 'slt', pitch: 0.9 },
    parts: [
      {
        question: { fr: 'Qui sommes-nous ?', en: 'Who are we?' },
        lines: [
          {
            en: 'We are a bilingual college of two thousand students, on the Ottawa River.',
            fr: 'Nous sommes un collège bilingue de deux mille étudiants, au bord de l’Outaouais.',
          },
          {
            en: 'We teach nursing, early childhood education, computer science and the trades of the forest.',
            fr: 'On y apprend les soins infirmiers, l’éducation à l’enfance, l’informatique et les métiers de la forêt.',
          },
        ],
      },
      {
        question: { fr: 'Comment travaillons-nous ?', en: 'How do we work?' },
        lines: [
          {
            en: 'Classes are small, and teachers visit each other’s classes to learn.',
            fr: 'Les groupes sont petits, et les enseignants se rendent visite en classe pour apprendre.',
          },
          { en: 'Come and meet us.', fr: 'Venez nous rencontrer.' },
        ],
      },
    ],
  },
};
