import { Migration } from '@mikro-orm/migrations';

const kinds = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
const replaceCheck = (allowed: readonly string[]): string => `
  alter table media_file drop constraint media_file_kind_check,
    add constraint media_file_kind_check check (kind in (${kinds(allowed)}))
`;

/** The stored files of a video's ladder: segments, playlists, and the small pictures above the scrubber. */
export class Migration20261121_25_media_ladder extends Migration {
  override up(): void {
    this.addSql(replaceCheck(['original', 'rendition', 'poster', 'stream', 'playlist', 'sprite', 'sprite-map']));
  }

  override down(): void {
    this.addSql(`delete from media_file where kind in ('stream', 'playlist', 'sprite', 'sprite-map')`);
    this.addSql(replaceCheck(['original', 'rendition', 'poster']));
  }
}
