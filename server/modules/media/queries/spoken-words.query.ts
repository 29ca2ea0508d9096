import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Nobody has more to say about themselves than in so many videos. */
const MOST_VIDEOS = 20;

/** What a person says in videos that others may watch and read, as text. */
@Injectable()
export class SpokenWords {
  constructor(private readonly em: EntityManager) {}

  /**
   * One text a video, of the newest video first. Only what its owner shows: a finished, shown video, and words they let others
   * read. Of a video in two languages the one that was written first: the other one is its translation.
   *
   * @param most characters of all texts together; the last one is cut between two words
   */
  async of(ownerId: string, most: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ body: string }[]>(
      `select left(spoken.body, ?) as body
         from (select distinct on (v.id) v.id, v.created_at, t.body
                 from video v join video_transcript t on t.video_id = v.id
                where v.owner_id = ? and v.status = 'completed' and v.visibility = 'VISIBLE'
                  and t.is_visible and t.body <> ''
                order by v.id, t.created_at, t.language desc) spoken
        order by spoken.created_at desc, spoken.id desc
        limit ${MOST_VIDEOS}`,
      [most + 1, ownerId],
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
