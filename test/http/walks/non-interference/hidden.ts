/** The hidden data of a person. Two worlds differ only in these. */
export interface Hidden {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly school: string;
  readonly employer: string;
  /** Skills that no masked card shows, because they are after the cut of both texts. */
  readonly craft: string;
  /** Spoken in the video that nobody buys. */
  readonly spoken: string;
  readonly availability: string;
  readonly wish: string;
}

/** The same initials, because a masked page shows them; everything else differs. */
export const hidden: Readonly<Record<'one' | 'other', readonly Hidden[]>> = {
  one: [
    person('Zoé', 'Tremblay', '514 555-0177', 'Polytechnique', 'Ubisoft', 'Kubernetes, Terraform, Kafka'),
    person('Amira', 'Haddad', '438 555-0141', 'UQAM', 'Bombardier', 'soins palliatifs, OIIQ, ACLS'),
    person('Louis', 'Gagnon', '819 555-0112', 'McGill', 'Hydro', 'soudure TIG, MIG, lecture de plans'),
    person('Nadia', 'Rioux', '450 555-0103', 'Concordia', 'Shopify', 'Docker, PostgreSQL, Ansible'),
  ],
  other: [
    person('Zacharie', 'Thibault', '581 555-0268', 'Sherbrooke', 'Desjardins', 'COBOL, comptabilité, paie'),
    person('Alban', 'Hébert', '367 555-0226', 'Laval', 'Cascades', 'cuisine, pâtisserie, HACCP'),
    person('Lucie', 'Girard', '579 555-0235', 'Rimouski', 'Agropur', 'marketing, Photoshop, rédaction'),
    person('Noah', 'Rousseau', '263 555-0244', 'Bishop', 'Saputo', 'vente, Excel, service à la clientèle'),
  ],
};

function person(first: string, last: string, phone: string, school: string, employer: string, craft: string): Hidden {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return {
    fullName: `${first} ${last}`,
    email: `${plain(first)}.${plain(last)}@${plain(school)}.example`,
    phone,
    school,
    employer,
    craft,
    spoken: `Je maîtrise ${craft}. Je travaille chez ${employer}.`,
    availability: `Dès que ${employer} me libère, ${craft.length} jours`,
    wish: `Près de ${school}`,
  };
}

/** A recruiter's guesses: every hidden word of both worlds, parts of them, and words on cards. */
export const guesses: readonly string[] = [
  ...[...hidden.one, ...hidden.other].flatMap(({ fullName, email, phone, school, employer, craft }) => [
    ...fullName.split(' '),
    fullName,
    email,
    email.split('@')[0] ?? '',
    phone,
    phone.slice(-4),
    phone.slice(0, 3),
    school,
    employer,
    ...craft.split(', '),
  ]),
  ...['Python', 'React', 'infirmière', 'équipe', 'Montréal', 'bonjour', 'cv', 'courriel', '•••', 'pdf', 'mp4'],
];

/** The visible data of each person under the mask, in both worlds. `{…}` is replaced by hidden words. */
export interface Shown {
  readonly skills: readonly string[];
  readonly bio: string;
  readonly experience: string;
  readonly years_experience: number;
  readonly location: string;
  readonly salary_range: string;
}

export const shown: readonly Shown[] = [
  {
    skills: ['Python', 'React', '{first}', '{email}'],
    bio: '{first} {last}, {email}. Je construis des services web avec une petite équipe.',
    experience: 'Développeuse de logiciels. {first} {last}, {phone}. Huit ans de services web et de bases de données.',
    years_experience: 8,
    location: 'Montréal, QC',
    salary_range: '90 000 $',
  },
  {
    skills: ['Soins intensifs', 'Triage'],
    bio: 'Infirmière de nuit, joignable au {phone}. J’aime les équipes soudées.',
    experience: 'Infirmière clinicienne depuis six ans aux soins intensifs. Signé : {first} {last}.',
    years_experience: 6,
    location: 'Québec, QC',
    salary_range: '80 000 $',
  },
  {
    skills: ['Soudage', 'Montage'],
    bio: 'Soudeur-monteur, {first} pour les amis.',
    experience: 'Quatre ans en atelier, charpentes d’acier. Écrire à {email}.',
    years_experience: 4,
    location: 'Saint-Georges, QC',
    salary_range: '60 000 $',
  },
  {
    skills: ['Python', 'Git'],
    bio: 'Développeuse, {last} de nom. Tests, revues et déploiements.',
    experience: 'Développeuse de logiciels depuis trois ans, en équipe.',
    years_experience: 3,
    location: 'Montréal, QC',
    salary_range: '75 000 $',
  },
];

export function filled(text: string, { fullName, email, phone }: Hidden): string {
  const [first = '', last = ''] = fullName.split(' ');
  const words: Readonly<Record<string, string>> = { first, last, email, phone };
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => words[name] ?? gap);
}

/** Longer than the visible part under the mask, and the same in both worlds. */
const filler = ' Je travaille avec soin, en équipe et dans le calme.'.repeat(4);

/** The complete profile of a person in one world. */
export function profileOf(card: Shown, mine: Hidden): Readonly<Record<string, unknown>> {
  const tail = `${filler} ${mine.school}, ${mine.employer} : ${mine.craft}.`;
  return {
    full_name: mine.fullName,
    title: mine.craft,
    phone: mine.phone,
    skills: card.skills.map((skill) => filled(skill, mine)),
    bio: filled(card.bio, mine) + tail,
    experience: filled(card.experience, mine) + tail,
    years_experience: card.years_experience,
    location: card.location,
    salary_range: card.salary_range,
    availability: mine.availability,
    work_type_preference: mine.wish,
    company_size_preference: mine.wish,
    industry_preference: mine.craft,
    job_preferences: { wish: mine.wish },
  };
}
