import { z } from 'zod';

/** The figures that a backup reports. Unknown keys of a newer program are left out. */
export const backupFigures = z.object({ base_ended_at: z.iso.datetime({ offset: true }), files: z.int().min(0) });
export type BackupFigures = z.infer<typeof backupFigures>;

/** The figures of a drill: times, and the faults found in the restored copy. */
export const drillFigures = z.object({
  lost_seconds: z.number().min(0),
  recovery_seconds: z.number().min(0),
  ledger_faults: z.int().min(0),
  unreadable_videos: z.int().min(0),
  damaged_files: z.int().min(0),
});
export type DrillFigures = z.infer<typeof drillFigures>;
