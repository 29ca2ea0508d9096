/** A recruiter who reads presets. */
export interface PresetReader {
  readonly id: string;
  /** Null without a team. */
  readonly companyId: string | null;
  /** In that team. */
  readonly role: string | null;
}

export interface SharedPreset {
  /** The author; null once they left the team. */
  readonly recruiterId: string | null;
  /** Null if it is not shared. */
  readonly companyId: string | null;
}

export type PresetAccess = 'AUTHOR' | 'OWNER' | 'READER' | null;

/**
 * The access that somebody has to a preset. A shared one belongs to the team: an author who left the team no longer reads it, and the
 * owners change it as its author does.
 */
export function presetAccess({ id, companyId, role }: PresetReader, preset: SharedPreset): PresetAccess {
  if (preset.companyId === null) return preset.recruiterId === id ? 'AUTHOR' : null;
  if (preset.companyId !== companyId || (role !== 'OWNER' && role !== 'RECRUITER')) return null;
  if (preset.recruiterId === id) return 'AUTHOR';
  return role === 'OWNER' ? 'OWNER' : 'READER';
}
