import type { Sector } from '../sector.js';
import { arts } from './arts.js';
import { building } from './building.js';
import { clinic } from './clinic.js';
import { commerce } from './commerce.js';
import { computing } from './computing.js';
import { construction } from './construction.js';
import { digital } from './digital.js';
import { education } from './education.js';
import { finance } from './finance.js';
import { food } from './food.js';
import { gastronomy } from './gastronomy.js';
import { healthcare } from './healthcare.js';
import { industry } from './industry.js';
import { justice } from './justice.js';
import { leisure } from './leisure.js';
import { manufacturing } from './manufacturing.js';
import { mobility } from './mobility.js';
import { nature } from './nature.js';
import { office } from './office.js';
import { pedagogy } from './pedagogy.js';
import { retail } from './retail.js';
import { science } from './science.js';
import { services } from './services.js';
import { shared } from './shared.js';
import { software } from './software.js';
import { specialties } from './specialties.js';
import { technical } from './technical.js';
import { transport } from './transport.js';

/** Every sector of the lexicon, alphabetically. */
export const sectors: readonly Sector[] = [
  arts,
  building,
  clinic,
  commerce,
  computing,
  construction,
  digital,
  education,
  finance,
  food,
  gastronomy,
  healthcare,
  industry,
  justice,
  leisure,
  manufacturing,
  mobility,
  nature,
  office,
  pedagogy,
  retail,
  science,
  services,
  shared,
  software,
  specialties,
  technical,
  transport,
];
