import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';

/** Max number of videos to read. */
const MAX_VIDEOS = 20;

/** The words of a person in visible videos, recordings and written presentations, as text. */
@Injectable()
export class SpokenWords {
  constructor(private readonly reads: ReadTogether) {}

  /**
   * One text per video, newest first. Only finished, visible videos with visible transcripts, and written answers. Of two languages the one written
   * first, because the other is its translation.
   *
   * @param most characters of all texts together; the last one is cut between two words
   */
  async of(ownerId: string, most: number): Promise<readonly string[]> {
    const rows = await this.reads.rows<{ body: string }>(
      `select left(spoken.body, ?) as body
         from ((select distinct on (v.id) v.id, v.created_at, t.body
                  from video v join video_transcript t on t.video_id = v.id
                 where v.owner_id = ? and v.status = 'completed' and v.visibility = 'VISIBLE'
                   and v.kind <> 'TEXT' and t.is_visible and t.body <> ''
                 order by v.id, t.created_at, t.language desc)
               union all
               (select v.id, v.created_at, string_agg(q.answer_text, chr(10) order by q.position) as body
                  from video v join video_question q on q.video_id = v.id
                 where v.owner_id = ? and v.status = 'completed' and v.visibility = 'VISIBLE'
                   and v.kind = 'TEXT' and q.answer_text is not null
                 group by v.id, v.created_at)) spoken
        order by spoken.created_at desc, spoken.id desc
        limit ${MAX_VIDEOS}`,
      [most + 1, ownerId, ownerId],
    );
    const texts: string[] = [];
    let left = most;
    for (const { body } of rows) {
      const text = body.length <= left ? body : body.slice(0, left).replace(/\s*\S*$/, '');
      if (text !== '') texts.push(text);
      left -= text.length;
      if (text.length < body.length || left <= 0) break;
    }
    return texts;
  }
}
