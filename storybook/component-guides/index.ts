import { actions } from './actions';
import { feedback } from './feedback';
import { forms } from './forms';
import type { ComponentGuides } from './guide';
import { navigation } from './navigation';
import { people } from './people';
import { structure } from './structure';
import { video } from './video';

export const componentGuides: ComponentGuides = {
  ...actions,
  ...forms,
  ...feedback,
  ...structure,
  ...navigation,
  ...people,
  ...video,
};
