import type { Sector } from '../sector.js';
import { construction } from './construction.js';
import { education } from './education.js';
import { finance } from './finance.js';
import { food } from './food.js';
import { healthcare } from './healthcare.js';
import { manufacturing } from './manufacturing.js';
import { retail } from './retail.js';
import { shared } from './shared.js';
import { software } from './software.js';
import { transport } from './transport.js';

/** Every sector of the lexicon, alphabetically. */
export const sectors: readonly Sector[] = [
  construction,
  education,
  finance,
  food,
  healthcare,
  manufacturing,
  retail,
  shared,
  software,
  transport,
];
