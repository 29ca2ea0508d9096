import type { Sector } from '../sector.js';
import { arts } from './arts.js';
import { building } from './building.js';
import { care } from './care.js';
import { childhood } from './childhood.js';
import { civic } from './civic.js';
import { clinic } from './clinic.js';
import { commerce } from './commerce.js';
import { computing } from './computing.js';
import { construction } from './construction.js';
import { desk } from './desk.js';
import { digital } from './digital.js';
import { education } from './education.js';
import { finance } from './finance.js';
import { food } from './food.js';
import { gastronomy } from './gastronomy.js';
import { healthcare } from './healthcare.js';
import { industry } from './industry.js';
import { justice } from './justice.js';
import { knowledge } from './knowledge.js';
import { land } from './land.js';
import { leisure } from './leisure.js';
import { manufacturing } from './manufacturing.js';
import { mobility } from './mobility.js';
import { nature } from './nature.js';
import { office } from './office.js';
import { pedagogy } from './pedagogy.js';
import { platforms } from './platforms.js';
import { retail } from './retail.js';
import { roads } from './roads.js';
import { science } from './science.js';
import { services } from './services.js';
import { shared } from './shared.js';
import { software } from './software.js';
import { specialties } from './specialties.js';
import { tables } from './tables.js';
import { technical } from './technical.js';
import { trades } from './trades.js';
import { transport } from './transport.js';
import { workshop } from './workshop.js';

/** Every sector of the lexicon, alphabetically. */
export const sectors: readonly Sector[] = [
  arts,
  building,
  care,
  childhood,
  civic,
  clinic,
  commerce,
  computing,
  construction,
  desk,
  digital,
  education,
  finance,
  food,
  gastronomy,
  healthcare,
  industry,
  justice,
  knowledge,
  land,
  leisure,
  manufacturing,
  mobility,
  nature,
  office,
  pedagogy,
  platforms,
  retail,
  roads,
  science,
  services,
  shared,
  software,
  specialties,
  tables,
  technical,
  trades,
  transport,
  workshop,
];
