import { defineEntity, p } from '@mikro-orm/core';

/** A company bought to watch one video of somebody who stays masked. Once a company and video. */
export const VideoPassSchema = defineEntity({
  name: 'VideoPass',
  tableName: 'video_pass',
  properties: {
    companyId: p.uuid().primary(),
    videoId: p.uuid().primary(),
    seekerId: p.uuid(),
    /** The recruiter whose credit it was. */
    boughtBy: p.uuid(),
    boughtAt: p.datetime(3),
  },
  indexes: [{ name: 'video_pass_seeker_id_index', properties: ['seekerId'] }],
});
