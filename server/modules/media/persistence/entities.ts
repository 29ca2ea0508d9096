import { MediaFileSchema } from '../domain/media-file.entity.js';
import { OwnedFileSchema } from '../domain/owned-file.entity.js';
import { VideoMoveSchema, VideoSchema } from '../domain/video.entity.js';

export const entities = [VideoSchema, VideoMoveSchema, MediaFileSchema, OwnedFileSchema];
