import type { Provider } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { DatabaseTime } from '../../platform/clock/database-time.js';
import { DisclosuresFacade } from './disclosures.facade.js';
import { MaskSeal } from './http/mask-seal.interceptor.js';
import { ConcealLapsedJob } from './jobs/conceal-lapsed.job.js';
import { AccessLog } from './persistence/access-log.js';
import { Disclosures } from './persistence/disclosures.js';
import { Employers } from './queries/employers.query.js';
import { ExclusionsOfSeeker } from './queries/exclusions-of-seeker.query.js';
import { ListAccessLog } from './queries/list-access-log.query.js';
import { ListExclusions } from './queries/list-exclusions.query.js';
import { MaySeeFiles } from './queries/may-see-files.query.js';
import { ProfileViews } from './queries/profile-views.query.js';
import { Standings } from './queries/standings.query.js';
import { VideoSale } from './queries/video-sale.query.js';
import { AddExclusion } from './use-cases/add-exclusion.js';
import { ConcealProfile } from './use-cases/conceal-profile.js';
import { DiscloseProfile } from './use-cases/disclose-profile.js';
import { RemoveExclusion } from './use-cases/remove-exclusion.js';

/** Providers for visibility: disclosures, exclusions, and the access log. */
export const visibilityProviders: Provider[] = [
  AccessLog,
  AddExclusion,
  ConcealLapsedJob,
  ConcealProfile,
  DatabaseTime,
  DiscloseProfile,
  Disclosures,
  DisclosuresFacade,
  Employers,
  ExclusionsOfSeeker,
  ListAccessLog,
  ListExclusions,
  MaySeeFiles,
  ProfileViews,
  RemoveExclusion,
  Standings,
  VideoSale,
  { provide: APP_INTERCEPTOR, useClass: MaskSeal },
];
