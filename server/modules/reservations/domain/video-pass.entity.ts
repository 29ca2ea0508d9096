import { defineEntity, p } from '@mikro-orm/core';

/** A company bought one video of a masked person. Once per company and video. */
export const VideoPassSchema = defineEntity({
  name: 'VideoPass',
  tableName: 'video_pass',
  properties: {
    companyId: p.uuid().primary(),
    videoId: p.uuid().primary(),
    seekerId: p.uuid(),
    /** The recruiter who paid the credit. */
    boughtBy: p.uuid(),
    boughtAt: p.datetime(3),
  },
  indexes: [{ name: 'video_pass_seeker_id_index', properties: ['seekerId'] }],
});
