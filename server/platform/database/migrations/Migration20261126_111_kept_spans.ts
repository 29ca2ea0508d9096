import { Migration } from '@mikro-orm/migrations';

const isKept = (spans: string, parts: string): string => `
  jsonb_typeof(${spans}) = 'array'
  and jsonb_array_length(${spans}) = case jsonb_typeof(${parts}) when 'array' then jsonb_array_length(${parts}) else 1 end
  and jsonb_array_length(jsonb_path_query_array(${spans}, '$[*] ? (@ == null || (@.from >= 0 && @.to > @.from))'))
      = jsonb_array_length(${spans})`;

/** The span that an owner keeps of each recording of an upload; null for the whole recording. */
export class Migration20261126_111_kept_spans extends Migration {
  override up(): void {
    this.addSql('alter table video_upload add column kept jsonb null');
    this.addSql(
      `alter table video_upload add constraint video_upload_kept_check check (${isKept('kept', 'parts')}) not valid`,
    );
    this.addSql('alter table video_upload validate constraint video_upload_kept_check');
    this.addSql('alter table video add column original_kept jsonb null');
    this.addSql(
      `alter table video add constraint video_original_kept_check
        check (${isKept('original_kept', 'original_parts')}) not valid`,
    );
    this.addSql('alter table video validate constraint video_original_kept_check');
  }

  override down(): void {
    this.addSql('alter table video drop column original_kept');
    this.addSql('alter table video_upload drop column kept');
  }
}
