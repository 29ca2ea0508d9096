import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompanyVideo } from '../domain/company-video.entity.js';

/** Gallery entries for use cases. Call inside a transaction that has locked the company's row, which orders changes to a gallery. */
@Injectable()
export class CompanyVideoRepository {
  constructor(private readonly em: EntityManager) {}

  /** The company whose gallery contains the entry; null if it does not exist. Does not lock. */
  async companyOf(id: string): Promise<string | null> {
    const [row] = await this.em.execute<{ company_id: string }[]>('select company_id from company_video where id = ?', [
      id,
    ]);
    return row?.company_id ?? null;
  }

  /** The whole gallery, in order. */
  ofCompany(companyId: string): Promise<CompanyVideo[]> {
    return this.em.find(CompanyVideo, { company: companyId }, { orderBy: { position: 'asc', id: 'asc' } });
  }

  /** Everything an account added, in any gallery. */
  addedBy(accountId: string): Promise<CompanyVideo[]> {
    return this.em.find(CompanyVideo, { addedBy: accountId }, { orderBy: { id: 'asc' } });
  }

  /** Numbers the positions from 0 in the given order. */
  arrange(videos: readonly CompanyVideo[]): void {
    videos.forEach((video, position) => video.moveTo(position));
  }

  add(video: CompanyVideo): void {
    this.em.persist(video);
  }

  remove(...videos: CompanyVideo[]): void {
    this.em.remove(videos);
  }
}
