import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompanyVideo } from '../domain/company-video.entity.js';

/** Entities for use cases; call inside a transaction that holds the company's row: it orders who changes a gallery. */
@Injectable()
export class CompanyVideoRepository {
  constructor(private readonly em: EntityManager) {}

  /** Whose gallery it stands in; null for a missing one. Not locked. */
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

  /** Everything somebody added, in whatever gallery. */
  addedBy(accountId: string): Promise<CompanyVideo[]> {
    return this.em.find(CompanyVideo, { addedBy: accountId }, { orderBy: { id: 'asc' } });
  }

  /** Places from 0 in the order given. */
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
