import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { UpcomingMeetings } from '../office-hours/office-hours.module.js';
import { consultantType } from './consultant.content-type.js';
import { Consultant } from './consultant.entity.js';
import { ConsultantDto, ListedConsultantDto } from './dto/consultant.dto.js';

/** Those who meet clients, as staff read them, and as other modules ask for them. */
@Injectable()
export class ConsultantsService {
  constructor(
    @InjectRepository(Consultant) private readonly consultants: Repository<Consultant>,
    private readonly meetings: UpcomingMeetings,
  ) {}

  /** All, inactive ones too, by name. */
  async list(): Promise<ListedConsultantDto[]> {
    const [consultants, upcoming] = await Promise.all([
      this.consultants.find({ order: { name: 'ASC', id: 'ASC' } }),
      this.meetings.count(this.consultants.manager),
    ]);
    return consultants.map((consultant) => ({
      ...ConsultantDto.from(consultant),
      upcomingConsultations: upcoming.get(consultant.id) ?? 0,
    }));
  }

  /** @throws ApiException 404 */
  async findById(id: number): Promise<ConsultantDto> {
    const consultant = await this.find(id, this.consultants.manager);
    if (!consultant) throw notFound(consultantType.notFound);
    return ConsultantDto.from(consultant);
  }

  /** Those whose times clients are offered. */
  active(manager: EntityManager): Promise<Consultant[]> {
    return manager.find(Consultant, { where: { isActive: true }, order: { id: 'ASC' } });
  }

  /** One of them, active or not; null where there is none, or it is in the trash. */
  find(id: number, manager: EntityManager): Promise<Consultant | null> {
    return manager.findOneBy(Consultant, { id });
  }

  /** What one is called, also in the trash. */
  async nameOf(id: number | null, manager: EntityManager): Promise<string | null> {
    if (id === null) return null;
    const found = await manager.findOne(Consultant, {
      ...{ where: { id }, select: { id: true, name: true }, withDeleted: true },
    });
    return found?.name ?? null;
  }

  /** What all are called by their ids, those in the trash too. */
  async names(manager: EntityManager = this.consultants.manager): Promise<Map<number, string>> {
    const all = await manager.find(Consultant, { select: { id: true, name: true }, withDeleted: true });
    return new Map(all.map(({ id, name }) => [id, name]));
  }
}
